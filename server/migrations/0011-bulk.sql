-- How a change was made: by a call of its own, in a bulk run, or by taking another change back; and in which bulk run.
alter table history add column origin text not null default 'call' check (origin in ('call', 'bulk', 'undo'));
alter table history add column batch_id uuid;
create index history_batch on history (batch_id, id) where batch_id is not null;

-- What somebody is about to do, does or did with many records at once: the receipt, the progress and the result.
create table bulk_runs (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  entity text not null check (char_length(entity) <= 40),
  action text not null check (action in ('edit', 'remove', 'undelete')),
  -- The query or the ids the records were chosen by, as they were sent.
  scope jsonb not null,
  changes jsonb,
  record_ids uuid[] not null,
  versions integer[] not null check (cardinality(versions) = cardinality(record_ids)),
  state text not null default 'prepared' check (state in ('prepared', 'running', 'done', 'undoing', 'undone')),
  is_cancelled boolean not null default false,
  -- Of the run, or of its undoing once that has begun.
  done integer not null default 0,
  changed integer not null default 0,
  skipped_count integer not null default 0,
  failed_count integer not null default 0,
  created_at timestamptz not null default now(),
  -- A run tells at least every few seconds that it goes on.
  updated_at timestamptz not null default now()
);
create index bulk_runs_account on bulk_runs (account_id, created_at);
create index bulk_runs_age on bulk_runs (created_at);

-- The fingerprint of entries of the history that were written together, in their order: what each says, of which record, by whom.
create function histories_digest(entries history[]) returns text
  language sql immutable
  return (
    select encode(sha256(convert_to(string_agg(
      concat_ws(' ', e.id, e.entity, e.record_id, e.version, e.action, e.by_id, history_digest(e.changes, e.reason)), ',' order by e.id), 'UTF8')), 'hex')
    from unnest(entries) as e);
