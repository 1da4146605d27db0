-- Work that takes longer than a call: an export, an import or its undoing. Whoever does one holds the advisory lock of its id, so that a job
-- whose lock is free and that says it runs was left behind by a process that is gone.
create table jobs (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('export', 'import', 'undoImport')),
  entity text not null check (char_length(entity) <= 40),
  -- What is to be done, as the work reads it.
  input jsonb not null,
  -- What is told of it beside its kind and entity, such as the format of an export or the name of a file.
  about jsonb not null default '{}',
  -- The same request while this one is open is this one.
  request_hash text not null,
  time_zone text not null,
  network text not null,
  -- The session it was asked for in, as the audit tells it; it may have ended since.
  session_id uuid not null,
  request_id text not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  is_cancelled boolean not null default false,
  done integer not null default 0,
  total integer,
  result jsonb,
  -- Why it failed: a refusal's code and what its sentence is filled with.
  error_code text,
  error_params jsonb,
  -- As whom it was done: its file is for who still may see as much.
  role text,
  grants text[],
  -- How often it was begun: more than once after a process went.
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  updated_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index jobs_same on jobs (account_id, request_hash) where state in ('queued', 'running');
create index jobs_open on jobs (created_at, id) where state in ('queued', 'running');
create index jobs_account on jobs (account_id, created_at desc, id desc);
create index jobs_age on jobs (ended_at);

-- The file a job made, in pieces, so that any server process can send it.
create table job_files (
  job_id uuid primary key references jobs on delete cascade,
  name text not null check (char_length(name) <= 200),
  type text not null,
  size bigint not null default 0
);
create table job_file_pieces (
  job_id uuid not null references job_files on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (job_id, position)
);

-- What a person is told of without having asked at that moment.
create table notifications (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('jobDone', 'jobFailed', 'jobCancelled')),
  entity text not null check (char_length(entity) <= 40),
  job_id uuid references jobs on delete set null,
  -- What its sentence is filled with.
  params jsonb not null default '{}',
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_account on notifications (account_id, created_at desc, id desc);
create index notifications_unread on notifications (account_id) where read_at is null;
create index notifications_age on notifications (created_at);

-- A file somebody brought: its rows as they were read, what they are to become, and what became of each.
create table imports (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  entity text not null check (char_length(entity) <= 40),
  -- The one record all rows belong to, such as the project lines are added to.
  record_id uuid,
  file_name text not null check (char_length(file_name) <= 200),
  headers text[] not null,
  row_count integer not null,
  mapping jsonb not null default '[]',
  match_by text,
  on_error text not null default 'skip' check (on_error in ('skip', 'stop')),
  allow_duplicates boolean not null default false,
  state text not null default 'prepared' check (state in ('prepared', 'running', 'done', 'undoing', 'undone')),
  created integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  failed integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index imports_account on imports (account_id, created_at desc);
create index imports_age on imports (created_at);
create table import_rows (
  import_id uuid not null references imports on delete cascade,
  -- As a spreadsheet counts them: the header is row 1.
  row integer not null,
  -- One cell for each header: text, a number, true or false, {"date": "2026-11-21"}, or null.
  cells jsonb not null,
  -- What became of the record this row begins or belongs to; null before it was tried.
  outcome text check (outcome in ('created', 'updated', 'unchanged', 'failed')),
  record_id uuid,
  errors jsonb,
  primary key (import_id, row)
);
create index import_rows_failed on import_rows (import_id, row) where outcome = 'failed';
create index import_rows_record on import_rows (import_id, record_id) where record_id is not null;

-- Which field a person last meant by a header of a file.
create table import_headers (
  account_id uuid not null references accounts on delete cascade,
  entity text not null check (char_length(entity) <= 40),
  -- Without case, accents and punctuation.
  header text not null check (char_length(header) <= 200),
  -- A path such as `name` or `contacts.email`; null: the column was left out.
  field text,
  primary key (account_id, entity, header)
);

alter table history drop constraint history_origin_check;
alter table history add constraint history_origin_check check (origin in ('call', 'bulk', 'import', 'undo'));

-- Rows of files name records as people do: without case and accents.
create index customers_label on customers (search_normalise(name)) where deleted_at is null;
create index providers_label on providers (search_normalise(name)) where deleted_at is null;
create index personnels_label on personnels (search_normalise(display_name)) where deleted_at is null;
create index services_label on services (search_normalise(name)) where deleted_at is null;
create index places_label on places (search_normalise(name)) where deleted_at is null;
create index projects_label on projects (search_normalise(name)) where deleted_at is null;
