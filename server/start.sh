#!/bin/sh
# Starts the server with what can only be said before its process begins (docs/decisions/0065-memory-is-bounded.md).
# By default V8 keeps as much as a quarter of the machine's memory before it tidies up, and the C library keeps apart what each thread freed.
here=$(dirname "$0")
PATH="$here/../node_modules/.bin:$PATH"
export PATH MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
exec node --max-old-space-size=1024 "$here/src/main.ts"
