create table drafts (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  version integer not null default 1,
  entity text not null check (char_length(entity) <= 40),
  -- No reference: a new record is not there yet, and any kind may be meant.
  record_id text not null check (char_length(record_id) <= 36),
  is_new boolean not null,
  title text collate "und-x-icu" not null check (char_length(title) <= 200),
  base_version integer check (base_version >= 1),
  -- As it was sent, to the letter: it is read whole or not at all, so nothing is won by taking it apart.
  changes json not null check (json_typeof(changes) = 'array' and octet_length(changes::text) <= 4194304),
  change_count integer not null,
  -- By it a create sent again is recognised.
  body_hash text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  search_text text collate "C" not null generated always as (search_words(title)) stored,
  check (is_new = (base_version is null)),
  check ((deleted_at is null) = (deletion_id is null))
);
create index drafts_account on drafts (account_id, updated_at, id);
create index drafts_record on drafts (account_id, record_id);
create index drafts_age on drafts (updated_at);
create index drafts_deletion on drafts (deletion_id) where deletion_id is not null;
