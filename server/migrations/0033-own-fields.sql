-- Fields the firm adds to its records: what each of them is, and beside each record their values, by key. Values are texts in the form in which
-- they travel, flags true or false; one that is empty is not there.
create table own_fields (
  id uuid primary key,
  version integer not null default 1,
  entity text not null check (entity in ('customer', 'personnel', 'provider', 'service-category', 'service', 'place', 'account', 'project')),
  key text collate "C" not null check (char_length(key) <= 40 and key ~ '^[a-z][a-zA-Z0-9]*$'),
  label text collate "und-x-icu" not null check (char_length(label) <= 80),
  help text check (char_length(help) <= 300),
  kind text not null check (kind in ('text', 'number', 'amount', 'date', 'choice', 'person', 'flag')),
  choices jsonb,
  section text collate "und-x-icu" check (char_length(section) <= 60),
  position integer not null check (position between 0 and 9999),
  is_required boolean not null,
  seen_by text not null check (seen_by in ('everyone', 'staff', 'seeRates', 'seeCosts', 'seePersonal', 'admins')),
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
-- A key is never given twice: values of a removed field are kept under it.
create unique index own_fields_key_unique on own_fields (entity, search_normalise(key));
create unique index own_fields_label_unique on own_fields (entity, search_normalise(label)) where deleted_at is null;
create unique index own_fields_external_ref_unique on own_fields (external_ref) where deleted_at is null;
create index own_fields_deletion on own_fields (deletion_id) where deletion_id is not null;
create index own_fields_search on own_fields using gin (search_text gin_trgm_ops);
create index own_fields_position on own_fields (position, id);

alter table customers add column custom_fields jsonb not null default '{}';
alter table personnels add column custom_fields jsonb not null default '{}';
alter table providers add column custom_fields jsonb not null default '{}';
alter table service_categories add column custom_fields jsonb not null default '{}';
alter table services add column custom_fields jsonb not null default '{}';
alter table places add column custom_fields jsonb not null default '{}';
alter table accounts add column custom_fields jsonb not null default '{}';
alter table projects add column custom_fields jsonb not null default '{}';

-- Keys of fields that were removed for good: the history of records goes on telling of them, so that they name nothing else.
create table spent_own_keys (
  entity text not null,
  key text collate "C" not null,
  primary key (entity, key)
);

-- A field that is removed for good takes its values along.
create function take_own_values_along() returns trigger language plpgsql as $$
begin
  insert into spent_own_keys (entity, key) values (old.entity, old.key) on conflict do nothing;
  execute format('update %I set custom_fields = custom_fields - $1 where custom_fields ? $1', case old.entity
    when 'customer' then 'customers'
    when 'personnel' then 'personnels'
    when 'provider' then 'providers'
    when 'service-category' then 'service_categories'
    when 'service' then 'services'
    when 'place' then 'places'
    when 'account' then 'accounts'
    when 'project' then 'projects'
  end) using old.key;
  return null;
end
$$;
create trigger take_own_values_along after delete on own_fields for each row execute function take_own_values_along();

-- What the trash holds of it is named as people name the field.
create or replace view trash_entries as
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
    select t.label from own_fields t where d.entity = 'own-field' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.full_name from accounts t where d.entity = 'account' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select coalesce(p.name, c.name, h.display_name, f.name) from notes t
      left join projects p on p.id = t.project_id
      left join customers c on c.id = t.customer_id
      left join personnels h on h.id = t.personnel_id
      left join providers f on f.id = t.provider_id
      where d.entity = 'note' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.file_name from files t where d.entity = 'file' and t.id = d.record_id and t.deletion_id = d.id
  ) r on true;
