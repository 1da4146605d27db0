-- Of several default tax rates the one that was in effect stays it, which is the first by its code; the others' history says so.
-- Older servers: they still take the first of what is a default.
with others as (
  update tax_rates t set version = t.version + 1, is_default = false, updated_at = now(), updated_by_id = null
  where t.is_default and t.deleted_at is null
    and t.id <> (select o.id from tax_rates o where o.is_default and o.deleted_at is null order by o.code, o.id limit 1)
  returning t.id, t.version
), entries as (
  insert into history (entity, record_id, version, action, changes)
  select 'tax-rate', id, version, 'save', '[{"field": "isDefault", "old": true, "new": false}]'::jsonb from others
  returning *
)
insert into audit (action, entity, details)
select 'save', 'tax-rate', jsonb_build_object('fields', '["isDefault"]'::jsonb, 'batchId', null,
  'historyIds', jsonb_agg(e.id order by e.id), 'digest', histories_digest(array_agg(e::history)))
from entries e having count(*) > 0;
