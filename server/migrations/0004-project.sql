-- In the order of a project's life, so that sorting by status follows it.
create type project_status as enum ('draft', 'quoted', 'approved', 'active', 'completed', 'closed', 'onHold', 'lost', 'cancelled');

create table projects (
  id uuid primary key,
  version integer not null default 1,
  code text collate "und-x-icu" not null check (char_length(code) <= 40),
  name text collate "und-x-icu" not null check (char_length(name) <= 160),
  customer_id uuid references customers,
  customer_label text collate "und-x-icu",
  is_internal boolean not null,
  status project_status not null,
  currency text not null check (char_length(currency) <= 3),
  start_date date,
  end_date date,
  customer_reference text collate "und-x-icu" check (char_length(customer_reference) <= 60),
  discount_percent numeric(7, 4) check (discount_percent between 0 and 100),
  default_tax_rate_id uuid references tax_rates,
  default_tax_rate_label text collate "und-x-icu",
  subtotal numeric(19, 4) not null,
  discount numeric(19, 4) not null,
  contract_net numeric(19, 4) not null,
  tax numeric(19, 4) not null,
  gross numeric(19, 4) not null,
  optional_net numeric(19, 4) not null,
  tags text[] not null default '{}',
  external_ref text collate "und-x-icu" check (char_length(external_ref) <= 80),
  created_at timestamptz not null default now(),
  created_by_id uuid references accounts,
  updated_at timestamptz not null default now(),
  updated_by_id uuid references accounts,
  deleted_at timestamptz,
  deleted_by_id uuid references accounts,
  deletion_id uuid,
  search_text text collate "C" not null default '',
  check (end_date >= start_date),
  check (is_internal or customer_id is not null)
);

create table project_lines (
  id uuid primary key,
  project_id uuid not null references projects,
  position integer not null,
  type text not null check (type in ('section', 'service', 'discount', 'text')),
  description text not null check (char_length(description) <= 4000),
  quantity numeric(12, 4) check (quantity > 0),
  unit text check (unit in ('hour', 'day', 'month', 'unit', 'lumpSum', 'km', 'session')),
  unit_price numeric(19, 4),
  discount_percent numeric(7, 4) check (discount_percent between 0 and 100),
  tax_rate_id uuid references tax_rates,
  is_billable boolean not null,
  is_optional boolean not null,
  tax_percent numeric(7, 4),
  net numeric(19, 4),
  check ((type in ('section', 'text')) = (quantity is null)),
  check ((type in ('section', 'text')) = (unit is null)),
  check ((type in ('section', 'text')) = (unit_price is null))
);

-- A code is taken for ever, also by a deleted project.
create unique index projects_code_unique on projects (search_normalise(code));
create unique index projects_external_ref_unique on projects (external_ref) where deleted_at is null;

-- Every sort a list offers, with the id as tie-break; empty values stand last in both directions.
-- Codes count through time, so a filter by time may match only what is far down the list: the index that lists by code carries the times,
-- and a million rows are passed over without reading them.
create index projects_code on projects (code, id) include (deleted_at, created_at, updated_at, start_date, end_date);
create index projects_name on projects (name, id);
create index projects_customer_label on projects (customer_label, id);
create index projects_customer_label_down on projects (customer_label desc nulls last, id desc);
create index projects_is_internal on projects (is_internal, id);
create index projects_status on projects (status, id);
create index projects_currency on projects (currency, id);
create index projects_start_date on projects (start_date, id);
create index projects_start_date_down on projects (start_date desc nulls last, id desc);
create index projects_end_date on projects (end_date, id);
create index projects_end_date_down on projects (end_date desc nulls last, id desc);
create index projects_customer_reference on projects (customer_reference, id);
create index projects_customer_reference_down on projects (customer_reference desc nulls last, id desc);
create index projects_discount_percent on projects (discount_percent, id);
create index projects_discount_percent_down on projects (discount_percent desc nulls last, id desc);
create index projects_subtotal on projects (subtotal, id);
create index projects_discount on projects (discount, id);
create index projects_contract_net on projects (contract_net, id);
create index projects_tax on projects (tax, id);
create index projects_gross on projects (gross, id);
create index projects_optional_net on projects (optional_net, id);
create index projects_external_ref on projects (external_ref, id);
create index projects_external_ref_down on projects (external_ref desc nulls last, id desc);
create index projects_created_at on projects (created_at, id);
create index projects_updated_at on projects (updated_at, id);
create index projects_deleted_at on projects (deleted_at, id);
create index projects_deleted_at_down on projects (deleted_at desc nulls last, id desc);
create index projects_deletion on projects (deletion_id) where deletion_id is not null;

create index projects_customer on projects (customer_id, code);
create index projects_default_tax_rate on projects (default_tax_rate_id) where default_tax_rate_id is not null;
create index projects_search on projects using gin (search_text gin_trgm_ops);
create index projects_tags on projects using gin (tags);
-- Without them the planner takes every text condition for a rare one, and sorts tens of thousands of rows to show fifty.
create statistics projects_code_text on (search_normalise(code)) from projects;
create statistics projects_name_text on (search_normalise(name)) from projects;
create statistics projects_customer_reference_text on (search_normalise(customer_reference)) from projects;
create statistics projects_external_ref_text on (search_normalise(external_ref)) from projects;

create index project_lines_project on project_lines (project_id, position);
create index project_lines_tax_rate on project_lines (tax_rate_id) where tax_rate_id is not null;
