-- Notes and files are kept with customers, people and providers, too. What a row belongs to is in `record_id`; a column for each kind repeats it
-- where it is of that kind, so that the database knows what is referred to.
-- Older servers: they write rows of projects, which these rules take, and look for the records of what they read among projects.
alter table notes
  drop constraint notes_entity_check,
  add constraint notes_entity_check check (entity in ('project', 'customer', 'personnel', 'provider')),
  drop constraint notes_record_id_fkey,
  add column project_id uuid generated always as (case when entity = 'project' then record_id end) stored references projects,
  add column customer_id uuid generated always as (case when entity = 'customer' then record_id end) stored references customers,
  add column personnel_id uuid generated always as (case when entity = 'personnel' then record_id end) stored references personnels,
  add column provider_id uuid generated always as (case when entity = 'provider' then record_id end) stored references providers;
create index notes_project on notes (project_id) where project_id is not null;
create index notes_customer on notes (customer_id) where customer_id is not null;
create index notes_personnel on notes (personnel_id) where personnel_id is not null;
create index notes_provider on notes (provider_id) where provider_id is not null;

-- Older servers: as above.
alter table files
  drop constraint files_entity_check,
  add constraint files_entity_check check (entity in ('project', 'customer', 'personnel', 'provider')),
  drop constraint files_record_id_fkey,
  add column project_id uuid generated always as (case when entity = 'project' then record_id end) stored references projects,
  add column customer_id uuid generated always as (case when entity = 'customer' then record_id end) stored references customers,
  add column personnel_id uuid generated always as (case when entity = 'personnel' then record_id end) stored references personnels,
  add column provider_id uuid generated always as (case when entity = 'provider' then record_id end) stored references providers;
create index files_project on files (project_id) where project_id is not null;
create index files_customer on files (customer_id) where customer_id is not null;
create index files_personnel on files (personnel_id) where personnel_id is not null;
create index files_provider on files (provider_id) where provider_id is not null;

-- The last steps of the projects of a customer, a person or a provider.
create index history_transitions on history (record_id, id) where entity = 'project' and action = 'transition';

-- Which projects a service or a provider is in is read from the index alone.
drop index project_lines_service;
create index project_lines_service on project_lines (service_id, project_id) where service_id is not null;
drop index project_lines_provider;
create index project_lines_provider on project_lines (provider_id, project_id) where provider_id is not null;

-- A note in the trash is named by the record it is about.
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
