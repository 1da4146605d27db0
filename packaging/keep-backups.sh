#!/bin/sh
# Makes a backup and keeps so many, the newest ones.
#
#   sh packaging/keep-backups.sh <folder> <how many to keep>
set -eu
folder=${1:-}
keep=${2:-}
case "$folder,$keep" in
  ,* | *, | *,*[!0-9]* | *,0)
    echo "Usage: sh packaging/keep-backups.sh <folder> <how many to keep, at least 1>" >&2
    exit 2
    ;;
esac
cd "$(dirname "$0")/.."
export PATH="$PWD/node_modules/.bin:$PATH"
mkdir -p "$folder"
node --run backup -- "$folder"
# Only now: a backup that could not be made removes none. Their names have the time in them, so that the newest come last.
for file in "$folder"/mandate-*.backup; do echo "$file"; done | sort -r | tail -n "+$((keep + 1))" | while read -r old; do
  rm -- "$old"
done
