-- What every table leans on: text comparison, ids, people, sessions, history, deletions, numbering, parameters.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Text as search and text filters compare it: without case and accents.
create function search_normalise(value text) returns text
  language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, value) collate "und-x-icu") collate "C";

-- What search looks at: every word after a blank, and the parts of words such as P26-0001 once more on their own.
create function search_words(value text) returns text
  language sql immutable strict parallel safe
  return ' ' || search_normalise(value) || coalesce(
    ' ' || (
      select string_agg(regexp_replace(part[1], '[-./_,;:()&+#"'']+', ' ', 'g'), ' ')
      from regexp_matches(search_normalise(value), '(\S*[-./_,;:()&+#"'']\S*)', 'g') as part
    ), '');

-- A text as part of a LIKE pattern: its wildcards are ordinary characters.
create function search_pattern(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(search_normalise(value), '([\\%_])', '\\\1', 'g');

-- A UUID of version 7 (RFC 9562) for rows that are made inside the database.
create function uuid_v7(at timestamptz) returns uuid
  language sql volatile parallel safe
  return encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid()) placing substring(int8send((extract(epoch from at) * 1000)::bigint) from 3) from 1 for 6),
      52, 1), 53, 1),
    'hex')::uuid;

create table accounts (
  id uuid primary key,
  version integer not null default 1,
  full_name text collate "und-x-icu" not null check (char_length(full_name) between 1 and 160),
  email text not null check (char_length(email) <= 180),
  password_hash text,
  role text not null check (role in ('SA', 'ADMIN', 'EDITOR', 'GUEST')),
  status text not null default 'active' check (status in ('active', 'disabled')),
  language text not null default 'en',
  time_zone text,
  must_change_password boolean not null default false,
  tags text[] not null default '{}',
  external_ref text,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  created_by_id uuid references accounts,
  updated_at timestamptz not null default now(),
  updated_by_id uuid references accounts,
  deleted_at timestamptz,
  deleted_by_id uuid references accounts,
  deletion_id uuid,
  search_text text collate "C" not null default ''
);
create unique index accounts_email_unique on accounts (lower(email)) where deleted_at is null;

create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  remember_me boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  idle_seconds integer not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  ended_reason text
);
create index sessions_account on sessions (account_id) where ended_at is null;

create table refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  siblings integer not null default 0
);
create index refresh_tokens_session on refresh_tokens (session_id);

create table history (
  id bigint generated always as identity primary key,
  entity text not null,
  record_id uuid not null,
  version integer not null,
  at timestamptz not null default now(),
  by_id uuid references accounts,
  action text not null check (action in ('create', 'save', 'remove', 'undelete')),
  reason text,
  changes jsonb not null,
  body_hash text,
  request_id text
);
create index history_record on history (entity, record_id, version);

create table deletions (
  id uuid primary key,
  entity text not null,
  record_id uuid not null,
  at timestamptz not null default now(),
  by_id uuid references accounts,
  reason text
);

create table counters (
  parameter text not null,
  scope text not null,
  last bigint not null,
  primary key (parameter, scope)
);

create table parameters (
  key text primary key,
  value jsonb not null
);
insert into parameters (key, value) values
  ('money.baseCurrency', '"EUR"'),
  ('money.enabledCurrencies', '["EUR", "USD", "GBP", "CHF", "JPY", "KWD"]'),
  ('numbering.customer', '"C{SEQ:5}"'),
  ('numbering.project', '"P{YY}-{SEQ:4}"'),
  ('company.timeZone', '"UTC"');

-- Records whose label changed: rows that show it are found again and sorted by the new one shortly after.
create table label_changes (
  id bigint generated always as identity primary key,
  entity text not null,
  record_id uuid not null
);

create table idempotent_replies (
  account_id uuid not null references accounts on delete cascade,
  key text not null,
  request_hash text not null,
  reply text not null,
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);
create index idempotent_replies_age on idempotent_replies (created_at);
