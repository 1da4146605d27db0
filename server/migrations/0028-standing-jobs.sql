-- What the product does for itself is a job too, a standing one: nobody asked for it, and it is never over. The first of them sends mails; what
-- waits to be sent, and what was under way, is found by it as it is.
alter table jobs
  alter column account_id drop not null,
  alter column session_id drop not null,
  drop constraint jobs_kind_check,
  add constraint jobs_kind_check check (kind in ('export', 'import', 'undoImport', 'leakCheck', 'mail')),
  add constraint jobs_standing check ((account_id is null) = (kind = 'mail') and (account_id is null) = (session_id is null));
create unique index jobs_standing_kind on jobs (kind) where account_id is null;
insert into jobs (id, kind, entity, input, request_hash, time_zone, network, request_id)
  values ('0193a000-0000-7000-8000-00000000e7a2', 'mail', 'mail-message', 'null', 'mail', 'UTC', '', '');

-- People's jobs, and acts on many records beside them, with whose they are, for lists that are sorted by it. A run that has not been heard of
-- for a minute is over: its process is gone.
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
  ) e;
