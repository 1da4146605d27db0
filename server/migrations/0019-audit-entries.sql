-- What the audit and the trash look like as lists.

-- Rows of the audit are known by their place in the chain, to lists as an id like any other.
create view audit_entries as
  select lpad(to_hex(a.id), 32, '0')::uuid as id, a.id as number, a.at, a.action, a.actor_id,
    (select o.full_name from accounts o where o.id = a.actor_id) as actor_label,
    a.entity, a.record_id::text as record_id, a.network, a.session_id::text as session_id, a.request_id,
    -- Fingerprints would tell who guesses well what a hidden value was.
    a.details - '{digest,historyId,historyIds}'::text[] as details
  from audit a where a.id is not null;

-- The latest first, of all rows and of those with one actor, action, kind of record, record. A row joins them when it joins the chain.
create unique index audit_entry on audit ((lpad(to_hex(id), 32, '0')::uuid)) where id is not null;
create index audit_latest on audit (at, (lpad(to_hex(id), 32, '0')::uuid)) where id is not null;
create index audit_latest_action on audit (action, at, (lpad(to_hex(id), 32, '0')::uuid)) where id is not null;
create index audit_latest_actor on audit (actor_id, at, (lpad(to_hex(id), 32, '0')::uuid)) where id is not null;
create index audit_latest_entity on audit (entity, at, (lpad(to_hex(id), 32, '0')::uuid)) where id is not null;
create index audit_latest_record on audit (search_normalise(record_id::text), at, (lpad(to_hex(id), 32, '0')::uuid))
  where id is not null;

-- What was removed and is still there, by its deletion. A deletion that was taken back, or whose record was purged, is none any more.
create view trash_entries as
  select d.id, d.entity, d.record_id::text as record_id, r.label, d.at, d.by_id,
    (select o.full_name from accounts o where o.id = d.by_id) as by_label, d.reason,
    greatest(0, kept.days - floor(extract(epoch from now() - d.at) / 86400)::integer) as days_left,
    search_words(r.label) as search_text
  from deletions d
  cross join lateral (
    select coalesce((select (p.value #>> '{}')::integer from parameters p where p.key = 'data.trashDays'), 90) as days
  ) kept
  join lateral (
    select t.name as label from projects t where d.entity = 'project' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.name from customers t where d.entity = 'customer' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.display_name from personnels t where d.entity = 'personnel' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.name from providers t where d.entity = 'provider' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.name from service_categories t where d.entity = 'service-category' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.name from services t where d.entity = 'service' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.name from rates t where d.entity = 'rate' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.name from places t where d.entity = 'place' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.name from tax_rates t where d.entity = 'tax-rate' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.name from payment_terms t where d.entity = 'payment-term' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.name from exchange_rates t where d.entity = 'exchange-rate' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.label from parameters t where d.entity = 'parameter' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.full_name from accounts t where d.entity = 'account' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select p.name from notes t join projects p on p.id = t.record_id
      where d.entity = 'note' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.file_name from files t where d.entity = 'file' and t.id = d.record_id and t.deletion_id = d.id
  ) r on true;

create index deletions_latest on deletions (at, id);

-- Jobs with whose they are, for lists that are sorted by it.
create view job_entries as
  select j.*, (select o.full_name from accounts o where o.id = j.account_id) as account_label from jobs j;
create index jobs_latest on jobs (created_at, id);
