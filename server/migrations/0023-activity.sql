-- What was done with many records at once is told for as long as it can be taken back.

-- What the undoing of an import left for reasons that may pass: it can be asked for again.
alter table imports add column undo_left integer not null default 0;

-- Which records a run leaves as they are, as its receipt said: all of them, and the first with the reason.
alter table bulk_runs
  add column kept_ids uuid[] not null default '{}',
  add column kept jsonb not null default '[]',
  -- Why records are removed, or changed.
  add column reason text check (char_length(reason) <= 500);

-- What came of a run and of its undoing: counts, and the first thousand records that were left, each with the reason. Rows of runs from
-- before have none.
alter table bulk_runs
  add column started_at timestamptz,
  add column ended_at timestamptz,
  add column result jsonb,
  add column undo_started_at timestamptz,
  add column undo_result jsonb,
  -- What the undoing left for reasons that may pass: it can be asked for again.
  add column undo_left integer not null default 0;

-- Jobs, and acts on many records beside them, with whose they are, for lists that are sorted by it. A run that has not been heard of for a
-- minute is over: its process is gone.
drop view job_entries;
create view job_entries as
  select e.*, (select o.full_name from accounts o where o.id = e.account_id) as account_label from (
    select j.id, j.account_id, j.kind, j.entity, j.about, j.state, j.is_cancelled, j.done, j.total, j.result, j.created_at, j.started_at,
      j.ended_at
    from jobs j
    union all
    select b.id, b.account_id, 'bulk', b.entity,
      jsonb_build_object('action', b.action, 'count', cardinality(b.record_ids) - cardinality(b.kept_ids), 'isUndo', b.is_undo),
      case when b.is_going then 'running'
        when b.state in ('done', 'undone') and coalesce(b.told ->> 'isCancelled', 'false') = 'false' then 'done' else 'cancelled' end,
      b.is_cancelled and b.is_going, b.done,
      case when b.is_undo then coalesce((b.result ->> 'changed')::integer, cardinality(b.record_ids))
        else cardinality(b.record_ids) - cardinality(b.kept_ids) end,
      case when b.is_going then null else jsonb_build_object(
        case when b.is_undo then 'undone' else 'changed' end, coalesce((b.told ->> 'changed')::integer, b.changed),
        'skipped', coalesce((b.told ->> 'skippedCount')::integer, b.skipped_count),
        'failed', coalesce((b.told ->> 'failedCount')::integer, b.failed_count)) end,
      coalesce(b.started_at, b.created_at), coalesce(case when b.is_undo then b.undo_started_at end, b.started_at, b.created_at),
      case when b.is_going then null else coalesce(b.ended_at, b.updated_at) end
    from (select r.*, r.state in ('undoing', 'undone') as is_undo,
        r.state in ('running', 'undoing') and r.updated_at > now() - interval '1 minute' as is_going,
        case when r.state in ('undoing', 'undone') then r.undo_result else r.result end as told
      from bulk_runs r where r.state <> 'prepared') b
  ) e;
