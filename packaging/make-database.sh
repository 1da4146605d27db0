#!/bin/sh
# Run once by the image of PostgreSQL while its volume is empty: a role that owns its database and is nothing more. That is enough for
# migrations and for the extensions pg_trgm and unaccent, which are trusted.
set -eu
psql --no-psqlrc --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname=postgres <<'SQL'
\set password `cat /run/secrets/database-password`
create role mandate login password :'password';
create database mandate owner mandate encoding 'UTF8' template template0;
SQL
