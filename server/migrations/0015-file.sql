-- What is in files, in pieces, once however many files are the same. Kept here and not in a folder, so that a save, a backup and several
-- servers have one truth.
create table file_contents (
  sha256 text primary key check (char_length(sha256) <= 64),
  size integer not null check (size > 0),
  -- When a file last took it: what no file refers to goes some time after that.
  used_at timestamptz not null default now()
);
create index file_contents_age on file_contents (used_at);
create table file_pieces (
  sha256 text not null references file_contents on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (sha256, position)
);
-- Most of it is packed already.
alter table file_pieces alter column bytes set storage external;

create table files (
  id uuid primary key,
  version integer not null default 1,
  entity text not null check (entity in ('project')),
  record_id uuid not null references projects,
  record_label text collate "und-x-icu",
  kind text not null
    check (kind in ('quote', 'contract', 'purchaseOrder', 'deliverable', 'minutes', 'providerContract', 'other')),
  title text collate "und-x-icu" check (char_length(title) <= 160),
  visibility text not null check (visibility in ('normal', 'financial')),
  file_name text collate "und-x-icu" not null check (char_length(file_name) <= 200),
  type text not null check (char_length(type) <= 100),
  size integer not null check (size > 0),
  sha256 text not null references file_contents check (char_length(sha256) <= 64),
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
create unique index files_external_ref_unique on files (external_ref) where deleted_at is null;
create index files_record on files (record_id, created_at desc, id desc);
create index files_content on files (sha256);
create index files_created_by on files (created_by_id);
create index files_deletion on files (deletion_id) where deletion_id is not null;
create index files_search on files using gin (search_text gin_trgm_ops);
