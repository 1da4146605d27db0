/** A job of more records than this, or of nobody knows how many, is a big one. */
const mostSmall = 5_000;
/** Jobs that have waited for as long as each other, up to this many seconds, are of one age: of them the small ones come first. */
const ageSeconds = 30;

/** Whether the job aliased `j` is a big one. */
const isBigSql = `coalesce(j.total, ${mostSmall + 1}) > ${mostSmall}`;

/**
 * The queue of people's jobs: `id`, `account_id`, `kind`, `is_big` and `position`, 1 being next. People take turns: somebody's second job comes after
 * everybody's first one. Within a turn comes first who has waited longest since they were last served, and small jobs before big ones of the
 * same age.
 */
export const queueSql = `select q.id, q.account_id, q.kind, q.is_big,
    row_number() over (order by q.turn, q.age, q.is_big, q.waits_since, q.created_at, q.id)::int as position
  from (select w.*, w.running + row_number() over (partition by w.account_id order by w.age, w.is_big, w.created_at, w.id) as turn
    from (select j.id, j.account_id, j.kind, j.created_at, ${isBigSql} as is_big, s.running, s.waits_since,
        floor(extract(epoch from s.waits_since) / ${ageSeconds}) as age
      from jobs j cross join lateral (
        select count(*) filter (where o.state = 'running') as running, greatest(j.created_at, max(o.started_at)) as waits_since
        from jobs o where o.account_id = j.account_id and o.id <> j.id and o.created_at > now() - interval '1 day') s
      where j.state = 'queued' and j.account_id is not null) w) q`;
