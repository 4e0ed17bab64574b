#!/bin/sh
# backup.sh DATA TARGET: a copy of a house on SQLite while it runs. TARGET is a folder that is made, and can be served
# as it is: bridgelaw serve --data TARGET
set -eu
umask 077
mkdir -p "$2"
cp -p "$1/operator.secret" "$1/house.id" "$2/"
rm -f "$2/tables.sqlite.new"
python3 - "$1/tables.sqlite" "$2/tables.sqlite.new" <<'PYTHON'
import sqlite3, sys
source = sqlite3.connect(f"file:{sys.argv[1]}?mode=ro", uri=True, timeout=30)
target = sqlite3.connect(sys.argv[2])
source.backup(target)
target.close()
PYTHON
mv "$2/tables.sqlite.new" "$2/tables.sqlite"
