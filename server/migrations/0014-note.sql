-- What is written about a project. The body is sanitised HTML of a few elements.
create table notes (
  id uuid primary key,
  version integer not null default 1,
  entity text not null check (entity in ('project')),
  record_id uuid not null references projects,
  record_label text collate "und-x-icu",
  kind text not null check (kind in ('note', 'decision', 'risk', 'issue', 'call')),
  body text not null check (char_length(body) <= 10000),
  is_pinned boolean not null,
  tags text[] not null default '{}',
  external_ref text check (char_length(external_ref) <= 80),
  created_at timestamptz not null default now(),
  created_by_id uuid references accounts,
  updated_at timestamptz not null default now(),
  updated_by_id uuid references accounts,
  deleted_at timestamptz,
  deleted_by_id uuid references accounts,
  deletion_id uuid,
  search_text text collate "C" not null default ''
);
create unique index notes_external_ref_unique on notes (external_ref) where deleted_at is null;
create index notes_record on notes (record_id, is_pinned, created_at, id);
create index notes_created_at on notes (created_at, id);
create index notes_deletion on notes (deletion_id) where deletion_id is not null;
create index notes_search on notes using gin (search_text gin_trgm_ops);
