-- Who delivers at what price and cost, and when: what a project's lines say from here on, and what stands around them.

-- References to contacts show their names; the code of the firm tells those of one name apart.
create view customer_contact_names as
  select c.id, concat_ws(' ', c.first_name, c.last_name) as display_name, f.code, null::timestamptz as deleted_at
  from customer_contacts c join customers f on f.id = c.customer_id;
create view provider_contact_names as
  select c.id, concat_ws(' ', c.first_name, c.last_name) as display_name, f.code, null::timestamptz as deleted_at
  from provider_contacts c join providers f on f.id = c.provider_id;

alter table projects
  add column customer_contact_id uuid references customer_contacts,
  add column billing_contact_id uuid references customer_contacts,
  add column bill_to_customer_id uuid references customers,
  add column project_manager_id uuid references personnels,
  add column project_manager_label text collate "und-x-icu",
  add column account_manager_id uuid references personnels,
  add column type text check (char_length(type) <= 40),
  add column billing_mode text not null default 'mixed'
    check (billing_mode in ('timeAndMaterials', 'fixedPrice', 'retainer', 'mixed', 'nonBillable')),
  add column priority text not null default 'normal' check (priority in ('low', 'normal', 'high')),
  add column actual_start_date date,
  add column actual_end_date date,
  add column quote_valid_until date,
  add column win_probability integer check (win_probability between 0 and 100),
  add column contract_signed_on date,
  add column payment_terms_id uuid references payment_terms,
  add column hours_per_day numeric(4, 2) check (hours_per_day between 1 and 24),
  add column description text collate "und-x-icu" check (char_length(description) <= 20000),
  add column copied_from_id uuid references projects,
  add column revision integer not null default 0,
  add column frozen_on date,
  add column status_reason text check (char_length(status_reason) <= 500),
  add column status_reason_code text check (char_length(status_reason_code) <= 40),
  add column resume_on date,
  add column planned_cost numeric(19, 4) not null default 0,
  add column planned_cost_internal numeric(19, 4) not null default 0,
  add column planned_cost_provider numeric(19, 4) not null default 0,
  add column planned_cost_expense numeric(19, 4) not null default 0,
  add column planned_margin numeric(19, 4),
  add column planned_margin_percent numeric(19, 4),
  drop column default_tax_rate_label;

-- What was sold before costs were known is all margin; what was approved before is frozen as of its last change.
update projects set planned_margin = contract_net,
  planned_margin_percent = case when contract_net <> 0 then 100 end,
  frozen_on = case when status in ('approved', 'active', 'completed', 'closed', 'onHold') then updated_at::date end;
alter table projects alter column planned_margin set not null;

create index projects_project_manager_label on projects (project_manager_label, id);
create index projects_project_manager_label_down on projects (project_manager_label desc nulls last, id desc);
create index projects_project_manager on projects (project_manager_id, code);
create index projects_type on projects (type, id);
create index projects_type_down on projects (type desc nulls last, id desc);
create index projects_billing_mode on projects (billing_mode, id);
create index projects_priority on projects (priority, id);
create index projects_quote_valid_until on projects (quote_valid_until, id);
create index projects_quote_valid_until_down on projects (quote_valid_until desc nulls last, id desc);
create index projects_contract_signed_on on projects (contract_signed_on, id);
create index projects_contract_signed_on_down on projects (contract_signed_on desc nulls last, id desc);
create index projects_planned_cost on projects (planned_cost, id);
create index projects_planned_margin on projects (planned_margin, id);
create index projects_planned_margin_percent on projects (planned_margin_percent, id);
create index projects_planned_margin_percent_down on projects (planned_margin_percent desc nulls last, id desc);
create index projects_customer_contact on projects (customer_contact_id) where customer_contact_id is not null;
create index projects_billing_contact on projects (billing_contact_id) where billing_contact_id is not null;
create index projects_bill_to_customer on projects (bill_to_customer_id) where bill_to_customer_id is not null;
create index projects_account_manager on projects (account_manager_id) where account_manager_id is not null;
create index projects_payment_terms on projects (payment_terms_id) where payment_terms_id is not null;
create index projects_copied_from on projects (copied_from_id) where copied_from_id is not null;

alter table project_lines drop constraint project_lines_type_check;
alter table project_lines
  add constraint project_lines_type_check check (type in ('section', 'service', 'expense', 'discount', 'text')),
  add column service_id uuid references services,
  add column personnel_id uuid references personnels,
  add column provider_id uuid references providers,
  add column placeholder_role text check (char_length(placeholder_role) <= 80),
  add column seniority text check (char_length(seniority) <= 40),
  add column start_date date,
  add column end_date date,
  add column unit_cost numeric(19, 4) check (unit_cost >= 0),
  add column cost_currency text check (char_length(cost_currency) <= 3),
  add column internal_note text check (char_length(internal_note) <= 1000),
  add column fx_rate numeric(20, 10) check (fx_rate > 0),
  add column cost numeric(19, 4),
  add column margin numeric(19, 4),
  add column margin_percent numeric(19, 4),
  add column price_source jsonb,
  add column cost_source jsonb,
  add check (end_date >= start_date),
  -- One delivers: a person, a provider, or a role that is still to be filled.
  add check (num_nonnulls(personnel_id, provider_id, placeholder_role) <= 1);
-- A price may be missing until the project is quoted; what is no figure still has none.
alter table project_lines drop constraint project_lines_check2;
alter table project_lines
  add constraint project_lines_price check (unit_price is null or type not in ('section', 'text')),
  add constraint project_lines_cost check (unit_cost is null or type in ('service', 'expense'));
update project_lines set margin = net, margin_percent = case when net <> 0 then 100 end where net is not null and type = 'service';
create index project_lines_service on project_lines (service_id) where service_id is not null;
create index project_lines_personnel on project_lines (personnel_id) where personnel_id is not null;
create index project_lines_provider on project_lines (provider_id) where provider_id is not null;

-- A change of status is told as what it is.
alter table history drop constraint history_action_check;
alter table history
  add constraint history_action_check check (action in ('create', 'save', 'remove', 'undelete', 'transition'));

create table project_providers (
  id uuid primary key,
  project_id uuid not null references projects,
  position integer not null,
  provider_id uuid not null references providers,
  contact_id uuid references provider_contacts,
  role text check (char_length(role) <= 80),
  status text not null check (status in ('requested', 'agreed', 'ended')),
  agreed_amount numeric(19, 4) check (agreed_amount >= 0),
  currency text check (char_length(currency) <= 3),
  contract_ref text check (char_length(contract_ref) <= 60),
  purchase_order_number text check (char_length(purchase_order_number) <= 60),
  valid_from date,
  valid_to date,
  check (valid_to >= valid_from)
);
create index project_providers_project on project_providers (project_id, position);
create index project_providers_provider on project_providers (provider_id, project_id);
create index project_providers_contact on project_providers (contact_id) where contact_id is not null;

create table project_places (
  id uuid primary key,
  project_id uuid not null references projects,
  position integer not null,
  place_id uuid not null references places,
  is_main boolean not null,
  purpose text check (char_length(purpose) <= 80)
);
create index project_places_project on project_places (project_id, position);
create index project_places_place on project_places (place_id, project_id);

create table project_milestones (
  id uuid primary key,
  project_id uuid not null references projects,
  position integer not null,
  name text not null check (char_length(name) <= 120),
  due_date date,
  weight_percent numeric(7, 4) check (weight_percent between 0 and 100),
  acceptance text not null check (acceptance in ('none', 'internal', 'customer')),
  reached_on date,
  waived_reason text check (char_length(waived_reason) <= 300)
);
create index project_milestones_project on project_milestones (project_id, position);

-- Rates may hold for one project alone.
alter table rates
  add column project_id uuid references projects,
  add column project_label text collate "und-x-icu";
create index rates_project_id on rates (project_id) where project_id is not null;
alter table rates drop constraint rates_overlap;
alter table rates add constraint rates_overlap exclude using gist (
  side with =,
  coalesce(personnel_id, '00000000-0000-0000-0000-000000000000') with =,
  coalesce(provider_id, '00000000-0000-0000-0000-000000000000') with =,
  coalesce(customer_id, '00000000-0000-0000-0000-000000000000') with =,
  coalesce(project_id, '00000000-0000-0000-0000-000000000000') with =,
  coalesce(service_id, '00000000-0000-0000-0000-000000000000') with =,
  coalesce(seniority, '') with =,
  coalesce(min_quantity, 0) with =,
  daterange(valid_from, valid_to, '[]') with &&
) where (deleted_at is null);

insert into parameters (id, key, group_name, label, help, value_type, constraints, value, default_value, is_system, readable_by, editable_by, effect, search_text)
select uuid_v7(now()), seed.key, seed.grp, seed.label, seed.help, seed.value_type, seed.constraints::jsonb, seed.value::jsonb, seed.value::jsonb, true,
  seed.readable_by, seed.editable_by, seed.effect, search_words(concat_ws(' ', seed.key, seed.label, seed.help))
from (values
  ('project.types', 'project', 'Types of projects', 'What kind of work a project is.', 'list', null, '[{"code": "advisory", "label": "Advisory", "color": null, "isActive": true, "sort": 1}, {"code": "implementation", "label": "Implementation", "color": null, "isActive": true, "sort": 2}, {"code": "audit", "label": "Audit", "color": null, "isActive": true, "sort": 3}, {"code": "training", "label": "Training", "color": null, "isActive": true, "sort": 4}, {"code": "support", "label": "Support", "color": null, "isActive": true, "sort": 5}]', 'GUEST', 'ADMIN', 'immediate'),
  ('project.lostReasons', 'project', 'Reasons for lost projects', 'Chosen when a quote is lost.', 'list', null, '[{"code": "price", "label": "Price", "color": null, "isActive": true, "sort": 1}, {"code": "competitor", "label": "Another firm", "color": null, "isActive": true, "sort": 2}, {"code": "timing", "label": "Timing", "color": null, "isActive": true, "sort": 3}, {"code": "noDecision", "label": "No decision", "color": null, "isActive": true, "sort": 4}, {"code": "scope", "label": "Scope", "color": null, "isActive": true, "sort": 5}]', 'EDITOR', 'ADMIN', 'immediate'),
  ('project.cancelReasons', 'project', 'Reasons for cancelled projects', 'Chosen when a project is cancelled.', 'list', null, '[{"code": "customer", "label": "Wish of the customer", "color": null, "isActive": true, "sort": 1}, {"code": "budget", "label": "Budget", "color": null, "isActive": true, "sort": 2}, {"code": "capacity", "label": "No people free", "color": null, "isActive": true, "sort": 3}, {"code": "merged", "label": "Part of another project", "color": null, "isActive": true, "sort": 4}]', 'EDITOR', 'ADMIN', 'immediate'),
  ('project.quoteValidityDays', 'project', 'Days a quote is valid', 'A new project is valid as a quote for so many days.', 'integer', '{"min": 1, "max": 365}', '30', 'EDITOR', 'ADMIN', 'newRecords'),
  ('money.marginFloorPercent', 'money', 'Lowest margin', 'A project with a lower planned margin is approved by an administrator only.', 'percent', null, '"15"', 'EDITOR', 'ADMIN', 'immediate'),
  ('people.hoursPerDay', 'people', 'Hours a day', 'Days and hours are converted by it where contract and person say nothing else.', 'decimal', '{"min": "1", "max": "24"}', '"8"', 'GUEST', 'ADMIN', 'immediate'),
  ('company.workingDays', 'company', 'Working days', 'Dates of copied projects move in these days; 1 is Monday, 7 Sunday.', 'enum', '{"options": ["1", "2", "3", "4", "5", "6", "7"], "multiple": true}', '["1", "2", "3", "4", "5"]', 'GUEST', 'ADMIN', 'immediate')
) as seed (key, grp, label, help, value_type, constraints, value, readable_by, editable_by, effect)
where not exists (select 1 from parameters p where p.key = seed.key);
