-- The registers: terms of payment, categories and services, providers, places, dated rates, what customers and people still lacked, and parameters
-- as records people keep.

create table payment_terms (
  id uuid primary key,
  version integer not null default 1,
  code text collate "und-x-icu" not null check (char_length(code) <= 24),
  name text collate "und-x-icu" not null check (char_length(name) <= 100),
  days integer not null check (days between 0 and 365),
  is_end_of_month boolean not null,
  discount_percent numeric(7, 4) check (discount_percent between 0 and 100),
  discount_days integer check (discount_days between 0 and 365),
  is_active boolean not null,
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
create unique index payment_terms_code_unique on payment_terms (search_normalise(code)) where deleted_at is null;
create unique index payment_terms_external_ref_unique on payment_terms (external_ref) where deleted_at is null;
create index payment_terms_deletion on payment_terms (deletion_id) where deletion_id is not null;
create index payment_terms_search on payment_terms using gin (search_text gin_trgm_ops);

insert into payment_terms (id, code, name, days, is_end_of_month, is_active, search_text)
values (uuid_v7(now()), 'NET30', '30 days net', 30, false, true, ' net30 30 days net');

create table exchange_rates (
  id uuid primary key,
  version integer not null default 1,
  currency text not null check (char_length(currency) <= 3),
  valid_from date not null,
  rate numeric(20, 10) not null check (rate > 0),
  source text not null check (source in ('manual', 'import')),
  name text not null check (char_length(name) <= 20),
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
create unique index exchange_rates_valid_from_unique on exchange_rates (valid_from, currency) where deleted_at is null;
create unique index exchange_rates_external_ref_unique on exchange_rates (external_ref) where deleted_at is null;
create index exchange_rates_deletion on exchange_rates (deletion_id) where deletion_id is not null;
create index exchange_rates_search on exchange_rates using gin (search_text gin_trgm_ops);

create table service_categories (
  id uuid primary key,
  version integer not null default 1,
  code text collate "und-x-icu" not null check (char_length(code) <= 16),
  name text collate "und-x-icu" not null check (char_length(name) <= 100),
  parent_id uuid references service_categories,
  parent_label text collate "und-x-icu",
  description text check (char_length(description) <= 500),
  color text not null,
  sort_order integer not null check (sort_order between 1 and 9999),
  path text collate "und-x-icu" not null check (char_length(path) <= 306),
  tree_order text collate "C" not null check (char_length(tree_order) <= 400),
  level integer not null check (level between 1 and 3),
  is_active boolean not null,
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
create unique index service_categories_code_unique on service_categories (search_normalise(code)) where deleted_at is null;
create unique index service_categories_name_unique on service_categories (search_normalise(name), coalesce(parent_id, '00000000-0000-0000-0000-000000000000')) where deleted_at is null;
create unique index service_categories_external_ref_unique on service_categories (external_ref) where deleted_at is null;
create index service_categories_deletion on service_categories (deletion_id) where deletion_id is not null;
create index service_categories_search on service_categories using gin (search_text gin_trgm_ops);
create index service_categories_tree_order on service_categories (tree_order, id);
create index service_categories_parent_id on service_categories (parent_id) where parent_id is not null;

create table services (
  id uuid primary key,
  version integer not null default 1,
  code text collate "und-x-icu" not null check (char_length(code) <= 32),
  name text collate "und-x-icu" not null check (char_length(name) <= 160),
  category_id uuid not null references service_categories,
  category_label text collate "und-x-icu",
  description text check (char_length(description) <= 4000),
  billing_mode text not null check (billing_mode in ('timeAndMaterials', 'fixedPrice', 'retainer', 'expense', 'nonBillable')),
  unit text not null check (unit in ('hour', 'day', 'month', 'unit', 'lumpSum', 'km', 'session')),
  default_quantity numeric(12, 4) not null check (default_quantity > 0),
  unit_price numeric(19, 4) check (unit_price >= 0),
  unit_cost numeric(19, 4) check (unit_cost >= 0),
  currency text not null check (char_length(currency) <= 3),
  tax_rate_id uuid references tax_rates,
  tax_rate_label text collate "und-x-icu",
  delivered_by text not null check (delivered_by in ('personnel', 'provider', 'either')),
  budget_tracking text not null check (budget_tracking in ('quantity', 'amount', 'none')),
  is_billable boolean not null,
  is_optional_by_default boolean not null,
  is_active boolean not null,
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
create unique index services_code_unique on services (search_normalise(code)) where deleted_at is null;
create unique index services_external_ref_unique on services (external_ref) where deleted_at is null;
create index services_deletion on services (deletion_id) where deletion_id is not null;
create index services_search on services using gin (search_text gin_trgm_ops);
create index services_name on services (name, id);
create index services_category_id on services (category_id) where category_id is not null;
create index services_tax_rate_id on services (tax_rate_id) where tax_rate_id is not null;
create index services_tags on services using gin (tags);

create table providers (
  id uuid primary key,
  version integer not null default 1,
  code text collate "und-x-icu" not null check (char_length(code) <= 24),
  name text collate "und-x-icu" not null check (char_length(name) <= 160),
  legal_name text collate "und-x-icu" check (char_length(legal_name) <= 200),
  kind text not null check (kind in ('company', 'freelancer', 'agency')),
  status text not null check (status in ('candidate', 'approved', 'onHold', 'blocked')),
  service_category_ids uuid[] not null default '{}',
  account_manager_id uuid references personnels,
  account_manager_label text collate "und-x-icu",
  vat_number text collate "und-x-icu" check (char_length(vat_number) <= 20),
  tax_id text collate "und-x-icu" check (char_length(tax_id) <= 40),
  website text check (char_length(website) <= 200),
  phone text check (char_length(phone) <= 40),
  email text check (char_length(email) <= 180),
  invoice_email text check (char_length(invoice_email) <= 180),
  address_line1 text collate "und-x-icu" check (char_length(address_line1) <= 120),
  address_line2 text collate "und-x-icu" check (char_length(address_line2) <= 120),
  postal_code text check (char_length(postal_code) <= 16),
  city text collate "und-x-icu" check (char_length(city) <= 80),
  region text collate "und-x-icu" check (char_length(region) <= 80),
  country_code text not null check (char_length(country_code) <= 2),
  language text not null check (char_length(language) <= 10),
  currency text not null check (char_length(currency) <= 3),
  payment_terms_id uuid references payment_terms,
  payment_terms_label text collate "und-x-icu",
  iban text check (char_length(iban) <= 34),
  bic text check (char_length(bic) <= 11),
  bank_name text collate "und-x-icu" check (char_length(bank_name) <= 80),
  is_active boolean not null,
  notes text check (char_length(notes) <= 4000),
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
create unique index providers_code_unique on providers (search_normalise(code)) where deleted_at is null;
create unique index providers_external_ref_unique on providers (external_ref) where deleted_at is null;
create index providers_deletion on providers (deletion_id) where deletion_id is not null;
create index providers_search on providers using gin (search_text gin_trgm_ops);
create index providers_name on providers (name, id);
create index providers_account_manager_id on providers (account_manager_id) where account_manager_id is not null;
create index providers_payment_terms_id on providers (payment_terms_id) where payment_terms_id is not null;
create index providers_service_categories on providers using gin (service_category_ids);
create index providers_tags on providers using gin (tags);

create table provider_contacts (
  id uuid primary key,
  provider_id uuid not null references providers,
  position integer not null,
  first_name text check (char_length(first_name) <= 80),
  last_name text not null check (char_length(last_name) <= 80),
  job_title text check (char_length(job_title) <= 100),
  department text check (char_length(department) <= 80),
  email text check (char_length(email) <= 180),
  phone text check (char_length(phone) <= 40),
  mobile text check (char_length(mobile) <= 40),
  is_primary boolean not null,
  notes text check (char_length(notes) <= 1000)
);
create index provider_contacts_provider on provider_contacts (provider_id, position);

create table places (
  id uuid primary key,
  version integer not null default 1,
  code text collate "und-x-icu" not null check (char_length(code) <= 24),
  name text collate "und-x-icu" not null check (char_length(name) <= 120),
  kind text not null check (kind in ('ownOffice', 'customerSite', 'providerSite', 'venue', 'remote')),
  customer_id uuid references customers,
  customer_label text collate "und-x-icu",
  provider_id uuid references providers,
  provider_label text collate "und-x-icu",
  address_line1 text collate "und-x-icu" check (char_length(address_line1) <= 120),
  address_line2 text collate "und-x-icu" check (char_length(address_line2) <= 120),
  postal_code text check (char_length(postal_code) <= 16),
  city text collate "und-x-icu" check (char_length(city) <= 80),
  region text collate "und-x-icu" check (char_length(region) <= 80),
  country_code text check (char_length(country_code) <= 2),
  time_zone text check (char_length(time_zone) <= 64),
  contact_name text collate "und-x-icu" check (char_length(contact_name) <= 160),
  phone text check (char_length(phone) <= 40),
  access_notes text check (char_length(access_notes) <= 1000),
  is_active boolean not null,
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
create unique index places_code_unique on places (search_normalise(code)) where deleted_at is null;
create unique index places_name_unique on places (search_normalise(name), coalesce(customer_id, provider_id, '00000000-0000-0000-0000-000000000000')) where deleted_at is null;
create unique index places_external_ref_unique on places (external_ref) where deleted_at is null;
create index places_deletion on places (deletion_id) where deletion_id is not null;
create index places_search on places using gin (search_text gin_trgm_ops);
create index places_name on places (name, id);
create index places_customer_id on places (customer_id) where customer_id is not null;
create index places_provider_id on places (provider_id) where provider_id is not null;

create table rates (
  id uuid primary key,
  version integer not null default 1,
  side text not null check (side in ('sell', 'cost')),
  personnel_id uuid references personnels,
  personnel_label text collate "und-x-icu",
  provider_id uuid references providers,
  provider_label text collate "und-x-icu",
  customer_id uuid references customers,
  customer_label text collate "und-x-icu",
  service_id uuid references services,
  service_label text collate "und-x-icu",
  seniority text check (char_length(seniority) <= 40),
  unit text not null check (unit in ('hour', 'day', 'month', 'unit', 'lumpSum', 'km', 'session')),
  amount numeric(19, 4) not null check (amount >= 0),
  currency text not null check (char_length(currency) <= 3),
  valid_from date not null,
  valid_to date,
  min_quantity numeric(12, 4) check (min_quantity > 0),
  note text collate "und-x-icu" check (char_length(note) <= 200),
  name text not null check (char_length(name) <= 80),
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
create unique index rates_external_ref_unique on rates (external_ref) where deleted_at is null;
create index rates_deletion on rates (deletion_id) where deletion_id is not null;
create index rates_search on rates using gin (search_text gin_trgm_ops);
create index rates_personnel_id on rates (personnel_id) where personnel_id is not null;
create index rates_provider_id on rates (provider_id) where provider_id is not null;
create index rates_customer_id on rates (customer_id) where customer_id is not null;
create index rates_service_id on rates (service_id) where service_id is not null;

alter table rates add check (valid_to >= valid_from);

alter table customers
  add column account_manager_id uuid references personnels,
  add column account_manager_label text collate "und-x-icu",
  add column payment_terms_id uuid references payment_terms,
  add column payment_terms_label text collate "und-x-icu";
create index customers_account_manager_id on customers (account_manager_id) where account_manager_id is not null;
create index customers_payment_terms_id on customers (payment_terms_id) where payment_terms_id is not null;

alter table personnels
  add column provider_id uuid references providers,
  add column provider_label text collate "und-x-icu",
  add column job_title text collate "und-x-icu" check (char_length(job_title) <= 100),
  add column seniority text check (char_length(seniority) <= 40),
  add column manager_id uuid references personnels,
  add column manager_label text collate "und-x-icu",
  add column phone text check (char_length(phone) <= 40),
  add column mobile text check (char_length(mobile) <= 40),
  add column base_place_id uuid references places,
  add column base_place_label text collate "und-x-icu",
  add column left_on date,
  add check (left_on >= hired_on);
create index personnels_provider_id on personnels (provider_id) where provider_id is not null;
create index personnels_manager_id on personnels (manager_id) where manager_id is not null;
create index personnels_base_place_id on personnels (base_place_id) where base_place_id is not null;

-- What people do in a project is a list the firm keeps.
alter table project_members
  drop constraint project_members_role_check,
  add check (char_length(role) <= 40),
  add column seniority text check (char_length(seniority) <= 40);

-- Parameters become records: those that were there are the product's own.
alter table parameters rename to product_facts;
alter table product_facts rename constraint parameters_pkey to product_facts_pkey;
create table parameters (
  id uuid primary key,
  version integer not null default 1,
  key text not null check (char_length(key) <= 80),
  group_name text not null check (group_name in ('company', 'money', 'numbering', 'project', 'people', 'billing', 'security', 'interface', 'custom')),
  label text collate "und-x-icu" not null check (char_length(label) <= 120),
  help text collate "und-x-icu" check (char_length(help) <= 500),
  value_type text not null,
  constraints jsonb,
  value jsonb,
  default_value jsonb,
  is_system boolean not null default false,
  readable_by text not null check (readable_by in ('SA', 'ADMIN', 'EDITOR', 'GUEST')),
  editable_by text not null check (editable_by in ('SA', 'ADMIN')),
  effect text not null check (effect in ('immediate', 'newRecords', 'nextSignIn')),
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
create unique index parameters_key_unique on parameters (search_normalise(key));
create unique index parameters_key on parameters (key);
create unique index parameters_external_ref_unique on parameters (external_ref) where deleted_at is null;
create index parameters_deletion on parameters (deletion_id) where deletion_id is not null;
create index parameters_search on parameters using gin (search_text gin_trgm_ops);

insert into parameters (id, key, group_name, label, help, value_type, constraints, value, default_value, is_system, readable_by, editable_by, effect, search_text)
select uuid_v7(now()), seed.key, seed.grp, seed.label, seed.help, seed.value_type, seed.constraints::jsonb,
  coalesce((select v.value from product_facts v where v.key = seed.key), seed.value::jsonb), seed.value::jsonb, true,
  seed.readable_by, seed.editable_by, seed.effect, search_words(concat_ws(' ', seed.key, seed.label, seed.help))
from (values
  ('company.name', 'company', 'Name of the firm', 'Stands at the top of the navigation.', 'string', '{"maxLength": 160}', null, 'GUEST', 'ADMIN', 'immediate'),
  ('company.country', 'company', 'Country', 'The country new providers begin with.', 'country', null, null, 'GUEST', 'ADMIN', 'newRecords'),
  ('company.language', 'company', 'Language', 'The language new customers, providers and users begin with.', 'language', null, '"en"', 'GUEST', 'ADMIN', 'newRecords'),
  ('company.timeZone', 'company', 'Time zone', 'Decides which day it is for numbers and dates the product gives.', 'timeZone', null, '"UTC"', 'GUEST', 'ADMIN', 'immediate'),
  ('company.fiscalYearStart', 'company', 'Beginning of the fiscal year', 'Month and day, such as 07-01. {FISCAL} in a numbering pattern is the year it begins in.', 'string', '{"maxLength": 5}', '"01-01"', 'GUEST', 'ADMIN', 'newRecords'),
  ('money.baseCurrency', 'money', 'Base currency', 'Exchange rates lead to it; new records begin with it.', 'currency', null, '"EUR"', 'GUEST', 'SA', 'newRecords'),
  ('money.enabledCurrencies', 'money', 'Currencies in use', 'Only these are offered and accepted.', 'currency', '{"multiple": true}', '["EUR", "USD", "GBP", "CHF", "JPY", "KWD"]', 'GUEST', 'ADMIN', 'immediate'),
  ('numbering.project', 'numbering', 'Project numbers', null, 'pattern', null, '"P{YY}-{SEQ:4}"', 'EDITOR', 'ADMIN', 'newRecords'),
  ('numbering.customer', 'numbering', 'Customer numbers', null, 'pattern', null, '"C{SEQ:5}"', 'EDITOR', 'ADMIN', 'newRecords'),
  ('numbering.personnel', 'numbering', 'Personnel numbers', null, 'pattern', null, '"E{SEQ:4}"', 'EDITOR', 'ADMIN', 'newRecords'),
  ('numbering.provider', 'numbering', 'Provider numbers', null, 'pattern', null, '"S{SEQ:5}"', 'EDITOR', 'ADMIN', 'newRecords'),
  ('numbering.service', 'numbering', 'Service numbers', null, 'pattern', null, '"SV{SEQ:4}"', 'EDITOR', 'ADMIN', 'newRecords'),
  ('numbering.place', 'numbering', 'Place numbers', null, 'pattern', null, '"L{SEQ:4}"', 'EDITOR', 'ADMIN', 'newRecords'),
  ('project.roles', 'project', 'Roles in a project', 'What members of a team do.', 'list', null, '[{"code": "projectManager", "label": "Project manager", "color": null, "isActive": true, "sort": 1}, {"code": "lead", "label": "Lead", "color": null, "isActive": true, "sort": 2}, {"code": "consultant", "label": "Consultant", "color": null, "isActive": true, "sort": 3}, {"code": "expert", "label": "Expert", "color": null, "isActive": true, "sort": 4}, {"code": "reviewer", "label": "Reviewer", "color": null, "isActive": true, "sort": 5}, {"code": "support", "label": "Support", "color": null, "isActive": true, "sort": 6}]', 'GUEST', 'ADMIN', 'immediate'),
  ('people.seniorities', 'people', 'Seniorities', 'Chosen for people, for roles to be filled and for rates.', 'list', null, '[{"code": "junior", "label": "Junior", "color": null, "isActive": true, "sort": 1}, {"code": "professional", "label": "Professional", "color": null, "isActive": true, "sort": 2}, {"code": "senior", "label": "Senior", "color": null, "isActive": true, "sort": 3}, {"code": "principal", "label": "Principal", "color": null, "isActive": true, "sort": 4}, {"code": "partner", "label": "Partner", "color": null, "isActive": true, "sort": 5}]', 'GUEST', 'ADMIN', 'immediate'),
  ('people.weeklyHours', 'people', 'Weekly hours', 'The hours a week new people begin with.', 'decimal', '{"min": "0", "max": "60"}', '"40"', 'GUEST', 'ADMIN', 'newRecords'),
  ('billing.defaultPaymentTerms', 'billing', 'Terms of payment', 'The terms new customers and providers begin with.', 'reference', '{"refEntity": "payment-term"}', null, 'EDITOR', 'ADMIN', 'newRecords'),
  ('security.signUpMode', 'security', 'Sign-up', 'Who may make an account without being invited: everybody, people of the allowed domains, people with an invitation, nobody.', 'enum', '{"options": ["open", "domain", "invite", "closed"]}', '"open"', 'SA', 'SA', 'immediate'),
  ('security.allowedDomains', 'security', 'Allowed domains', 'The domains whose addresses may sign up when sign-up is for domains.', 'string', '{"multiple": true}', '[]', 'SA', 'SA', 'immediate'),
  ('interface.dateFormat', 'interface', 'Date format', 'How new users see dates until they choose otherwise.', 'enum', '{"options": ["d MMM yyyy", "dd.MM.yyyy", "dd/MM/yyyy", "MM/dd/yyyy", "yyyy-MM-dd"]}', '"d MMM yyyy"', 'GUEST', 'ADMIN', 'newRecords'),
  ('interface.numberFormat', 'interface', 'Number format', 'How new users see figures until they choose otherwise.', 'enum', '{"options": ["1,234.56", "1.234,56", "1 234,56", "1’234.56"]}', '"1,234.56"', 'GUEST', 'ADMIN', 'newRecords'),
  ('interface.theme', 'interface', 'Theme', 'How the product looks to new users until they choose otherwise.', 'enum', '{"options": ["system", "light", "dark"]}', '"system"', 'GUEST', 'ADMIN', 'newRecords')
) as seed (key, grp, label, help, value_type, constraints, value, readable_by, editable_by, effect);
-- What is left is what the product keeps of itself, such as which sample was loaded.
delete from product_facts where key in (select key from parameters);
