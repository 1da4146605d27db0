-- Changes of many prices on a day, and prices of a project that are read again: the receipt, what was done, and what taking it back came to.
create table price_changes (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  action text not null check (action in ('raise', 'reread')),
  -- What was asked for, as it was sent.
  request jsonb not null,
  -- The records the receipt is about, by noun and id, with the versions they had.
  seen jsonb not null,
  state text not null default 'prepared' check (state in ('prepared', 'done', 'undone')),
  -- Prices or lines that were changed, and the projects among them.
  changed integer not null default 0,
  projects integer not null default 0,
  -- What takes it back; null before it is done.
  done jsonb,
  -- What taking it back came to.
  undone_count integer not null default 0,
  kept jsonb not null default '[]',
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  undone_at timestamptz
);
create index price_changes_account on price_changes (account_id, created_at);
create index price_changes_age on price_changes (created_at);

-- People's jobs, acts on many records and changes of prices beside them, with whose they are, for lists that are sorted by it. A run that has
-- not been heard of for a minute is over: its process is gone. A change of prices is done at once, or not at all.
create or replace view job_entries as
  select e.*, (select o.full_name from accounts o where o.id = e.account_id) as account_label from (
    select j.id, j.account_id, j.kind, j.entity, j.about, j.state, j.is_cancelled, j.done, j.total, j.result, j.created_at, j.started_at,
      j.ended_at
    from jobs j where j.account_id is not null
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
    union all
    select c.id, c.account_id, 'bulk', case c.action when 'raise' then 'rate' else 'project' end,
      jsonb_build_object('action', c.action, 'count', c.changed, 'projects', c.projects, 'isUndo', c.state = 'undone'),
      'done', false, c.changed, c.changed,
      jsonb_build_object(case c.state when 'undone' then 'undone' else 'changed' end,
        case c.state when 'undone' then c.undone_count else c.changed end,
        'skipped', jsonb_array_length(c.kept), 'failed', 0),
      coalesce(c.started_at, c.created_at), coalesce(c.undone_at, c.started_at, c.created_at), coalesce(c.undone_at, c.ended_at)
    from price_changes c where c.state <> 'prepared'
  ) e;
