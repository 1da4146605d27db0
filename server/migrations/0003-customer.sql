create table customers (
  id uuid primary key,
  version integer not null default 1,
  code text collate "und-x-icu" not null check (char_length(code) <= 24),
  name text collate "und-x-icu" not null check (char_length(name) <= 160),
  legal_name text collate "und-x-icu" check (char_length(legal_name) <= 200),
  kind text not null check (kind in ('company', 'publicBody', 'nonProfit', 'individual')),
  status text not null check (status in ('prospect', 'active', 'onHold', 'blocked', 'former')),
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
  country_code text check (char_length(country_code) <= 2),
  language text not null check (char_length(language) <= 10),
  currency text not null check (char_length(currency) <= 3),
  time_zone text check (char_length(time_zone) <= 64),
  discount_percent numeric(7, 4) check (discount_percent between 0 and 100),
  hours_per_day numeric(4, 2) check (hours_per_day between 1 and 24),
  default_tax_rate_id uuid references tax_rates,
  default_tax_rate_label text collate "und-x-icu",
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
create unique index customers_code_unique on customers (search_normalise(code)) where deleted_at is null;
create unique index customers_external_ref_unique on customers (external_ref) where deleted_at is null;
create index customers_name on customers (name, id);
create index customers_deletion on customers (deletion_id) where deletion_id is not null;
create index customers_search on customers using gin (search_text gin_trgm_ops);
create index customers_tags on customers using gin (tags);
create index customers_default_tax_rate on customers (default_tax_rate_id);

create table customer_contacts (
  id uuid primary key,
  customer_id uuid not null references customers,
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
create index customer_contacts_customer on customer_contacts (customer_id, position);
