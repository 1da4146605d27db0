create table tax_rates (
  id uuid primary key,
  version integer not null default 1,
  code text collate "und-x-icu" not null check (char_length(code) <= 24),
  name text collate "und-x-icu" not null check (char_length(name) <= 100),
  percent numeric(7, 4) not null check (percent between 0 and 100),
  category text not null check (category in ('standard', 'reduced', 'zero', 'exempt', 'reverseCharge', 'intraCommunity', 'export', 'outOfScope')),
  exemption_reason text check (char_length(exemption_reason) <= 300),
  country_code text check (char_length(country_code) <= 2),
  valid_from date,
  valid_to date,
  is_default boolean not null,
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
create unique index tax_rates_code_unique on tax_rates (search_normalise(code)) where deleted_at is null;
create unique index tax_rates_external_ref_unique on tax_rates (external_ref) where deleted_at is null;

-- The firm's tax when nothing else is said: none, until it is set (decisions 9.4).
insert into tax_rates (id, code, name, percent, category, exemption_reason, is_default, is_active, search_text)
values (uuid_v7(now()), 'NONE', 'No tax', 0, 'zero', 'No tax is charged', true, true, ' none no tax');
