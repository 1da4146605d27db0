#!/bin/sh
# Starts what it is given with variables that stand in files: where NAME_FILE names a file, NAME is what is in it.
# The environment of a container is shown to everybody who may look at the container, a file that is mounted into it is not.
set -eu
for name in DATABASE_URL DATABASE_DIRECT_URL DATABASE_READ_URL PGPASSWORD ADMIN_PASSWORD SAMPLE_PASSWORD METRICS_TOKEN; do
  eval "file=\${${name}_FILE:-}"
  if [ -n "$file" ]; then
    value=$(cat "$file")
    export "$name=$value"
    unset "${name}_FILE"
  fi
done
exec "$@"
