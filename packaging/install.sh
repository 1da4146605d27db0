#!/bin/sh
# Makes the folder that runs out of a source tree: what the server needs and nothing that only builds or tests it.
#
#   sh packaging/install.sh <source tree> <folder, new or empty>
#
# Needs npm 10 and the Node it comes with; what it makes carries its own Node and needs neither. The Dockerfile runs the same script.
# DEMO=off leaves the demo area out of the web app.
set -eu

if [ $# -ne 2 ]; then
  echo "Usage: sh packaging/install.sh <source tree> <folder, new or empty>" >&2
  exit 2
fi
tree=$(cd "$1" && pwd)
mkdir -p "$2"
target=$(cd "$2" && pwd)
if [ -n "$(ls -A "$target")" ]; then
  echo "$target is not empty. Name a new folder: a running server must not lose its files." >&2
  exit 1
fi
# What is made here is read by another account, whatever the umask of whoever installs.
umask 022
building=$(mktemp -d)
trap 'rm -rf "$building"' EXIT

copy() {
  (cd "$tree" && tar -c --exclude=node_modules --exclude=dist --exclude='*.test.ts' --exclude='*.screen.ts' --exclude='packaging/check*' "$@") | tar -x --no-same-owner -C "$to"
}
# npm compares the lock file with the package.json of every workspace.
packages='package.json package-lock.json .npmrc contract/package.json server/package.json web/package.json demo/package.json e2e/package.json bench/package.json'

# What runs. Scripts of packages are not run, here or below: nothing that is used has one it needs.
to=$target
# shellcheck disable=SC2086
copy $packages LICENSE THIRD-PARTY.md SECURITY.md CHANGELOG.md docs/operations.md contract/src server/src server/migrations server/start.sh packaging
cd "$target"
npm ci --omit=dev --ignore-scripts --include-workspace-root --workspace=contract --workspace=server
node="$target/node_modules/.bin/node"

# The web app, built elsewhere: of what builds it nothing stays.
to=$building
# shellcheck disable=SC2086
copy $packages contract web demo
cd "$building"
npm ci --ignore-scripts --workspace=contract --workspace=web --workspace=demo
"$node" web/build.ts
cp -R web/dist "$target/web/dist"

# Headers for compiling against Node, a third of its package, and a compiler some package would use if it were there.
rm -rf "$target"/node_modules/node-linux-*/include "$target"/node_modules/node-linux-*/share
# Of the typefaces of papers, the weights none is printed in.
find "$target"/node_modules/@embedpdf/fonts-*/fonts -type f ! -name '*-Regular.*' ! -name '*-Bold.*' -delete
rm -rf "$target/node_modules/typescript" "$target/node_modules/@typescript" "$target/node_modules/.bin/tsc"

cd "$target"
"$node" packaging/sbom.ts
chmod -R u=rwX,go=rX "$target"
