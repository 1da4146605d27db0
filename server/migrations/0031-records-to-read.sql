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
