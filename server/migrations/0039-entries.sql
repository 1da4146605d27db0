-- Time (delivery reference 2): entries of work in whole seconds, weeks that are handed in as one, and what projects say of who books.

-- What is worked on: the lines of work of projects, as entries refer to them.
create view work_lines as
  select l.id, left(regexp_replace(l.description, '\s+', ' ', 'g'), 200) as name, (l.position + 1)::text as number, l.project_id,
    p.name as project_label, p.status as project_status, l.is_billable, l.is_optional, p.deleted_at,
    -- In what its time counts, and how long its day is.
    case when l.unit = 'day' then 'day' else 'hour' end as unit,
    trim_scale(coalesce(p.hours_per_day, (select c.hours_per_day from customers c where c.id = p.customer_id),
      (select (value #>> '{}')::numeric from parameters where key = 'people.hoursPerDay'), 8)) as hours_per_day,
    -- Found by what a guest of the project sees, too.
    search_words(concat_ws(' ', p.code, p.name, p.customer_label, left(l.description, 200))) as search_text
  from project_lines l join projects p on p.id = l.project_id
  where l.type = 'service';

create table entries (
  id uuid primary key,
  version integer not null default 1,
  name text collate "und-x-icu" not null check (char_length(name) <= 40),
  personnel_id uuid references personnels,
  personnel_label text collate "und-x-icu",
  provider_id uuid references providers,
  provider_label text collate "und-x-icu",
  project_id uuid not null references projects,
  project_label text collate "und-x-icu",
  line_id uuid not null references project_lines,
  line_label text collate "und-x-icu",
  date date not null,
  posted_on date not null,
  seconds integer not null,
  text text collate "und-x-icu" check (char_length(text) <= 1000),
  internal_note text collate "und-x-icu" check (char_length(internal_note) <= 500),
  is_billable boolean not null,
  state text not null default 'open' check (state in ('open', 'submitted', 'approved')),
  returned_reason text collate "und-x-icu" check (char_length(returned_reason) <= 300),
  -- What the work costs, by the rate of its day: in the currency of the project and in that of the firm, with where it comes from.
  currency text check (char_length(currency) <= 3),
  base_currency text check (char_length(base_currency) <= 3),
  unit_cost numeric(19, 4) check (unit_cost >= 0),
  cost_currency text check (char_length(cost_currency) <= 3),
  fx_rate numeric(20, 10),
  fx_rate_base numeric(20, 10),
  cost numeric(19, 4),
  cost_base numeric(19, 4),
  cost_source jsonb,
  has_cost boolean not null generated always as (cost is not null) stored,
  corrects_id uuid references entries,
  source text not null default 'manual' check (source in ('manual', 'import', 'copy')),
  tags text[] not null default '{}',
  external_ref text check (char_length(external_ref) <= 80),
  created_at timestamptz not null default now(),
  created_by_id uuid references accounts,
  updated_at timestamptz not null default now(),
  updated_by_id uuid references accounts,
  deleted_at timestamptz,
  deleted_by_id uuid references accounts,
  deletion_id uuid,
  search_text text collate "C" not null default '',
  constraint entries_one_worker check (num_nonnulls(personnel_id, provider_id) = 1),
  -- Only what takes a closed entry back is negative.
  constraint entries_seconds check (seconds between 60 and 86400 or (seconds between -86400 and -60 and corrects_id is not null)),
  constraint entries_cost_whole check (num_nonnulls(unit_cost, cost_currency, cost_source) in (0, 3)),
  constraint entries_cost_known check (cost is null or num_nonnulls(unit_cost, fx_rate, currency) = 3),
  constraint entries_cost_base_known check (cost_base is null or num_nonnulls(unit_cost, fx_rate_base, base_currency) = 3)
);
create unique index entries_external_ref_unique on entries (external_ref) where deleted_at is null;
-- A week of a person, and what a line came to. Not of live entries alone: whoever purges a person or a project has to find what refers to them.
create index entries_person_day on entries (personnel_id, date) include (line_id, seconds, is_billable, state, deleted_at);
create index entries_provider_day on entries (provider_id, date) where provider_id is not null;
create index entries_of_line on entries (project_id, line_id, posted_on)
  include (date, seconds, is_billable, cost, state, deleted_at);
create index entries_line on entries (line_id);
create index entries_not_approved on entries (state, date) where state <> 'approved';
create index entries_without_cost on entries (project_id) where cost is null or cost_base is null;
-- A closed entry is taken back once, and stands in once for what was.
create unique index entries_reversal on entries (corrects_id) where seconds < 0 and deleted_at is null;
create index entries_corrects on entries (corrects_id) where corrects_id is not null;
-- Every sort of the list, with the id as tie-break; empty values stand last in both directions.
create index entries_date on entries (date, id);
create index entries_posted_on on entries (posted_on, id);
create index entries_personnel_label on entries (personnel_label, id);
create index entries_personnel_label_down on entries (personnel_label desc nulls last, id desc);
create index entries_provider_label on entries (provider_label, id) where provider_label is not null;
create index entries_project_label on entries (project_label, id);
create index entries_line_label on entries (line_label, id);
create index entries_seconds_sort on entries (seconds, id);
create index entries_is_billable on entries (is_billable, id);
create index entries_state on entries (state, id);
create index entries_has_cost on entries (has_cost, id);
create index entries_external_ref on entries (external_ref, id) where external_ref is not null;
create index entries_created_at on entries (created_at, id);
create index entries_updated_at on entries (updated_at, id);
create index entries_deleted_at on entries (deleted_at, id) where deleted_at is not null;
create index entries_tags on entries using gin (tags);
create index entries_deletion on entries (deletion_id) where deletion_id is not null;
create index entries_search on entries using gin (search_text gin_trgm_ops);

create table weeks (
  id uuid primary key,
  version integer not null default 1,
  personnel_id uuid not null references personnels,
  week date not null,
  state text not null default 'open' check (state in ('open', 'submitted', 'approved')),
  submitted_at timestamptz,
  returned_reason text collate "und-x-icu" check (char_length(returned_reason) <= 300),
  -- The capacity of its days when it was handed in.
  target_seconds integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index weeks_person_week on weeks (personnel_id, week);
create index weeks_state on weeks (state, week, id);
create index weeks_week on weeks (week, id);

-- Weeks as they are listed, with what was booked in them: read of those that are shown alone.
create view week_rows as
  select w.id, w.version, w.personnel_id, p.display_name as personnel_label, p.display_name as personnel_name, w.week, w.state, w.submitted_at,
    w.returned_reason, w.target_seconds,
    (select coalesce(sum(e.seconds), 0)::integer from entries e
      where e.personnel_id = w.personnel_id and e.date between w.week and w.week + 6 and e.deleted_at is null) as booked_seconds,
    (select coalesce(sum(e.seconds), 0)::integer from entries e
      where e.personnel_id = w.personnel_id and e.date between w.week and w.week + 6 and e.deleted_at is null and e.is_billable) as billable_seconds,
    (select count(*)::integer from entries e
      where e.personnel_id = w.personnel_id and e.date between w.week and w.week + 6 and e.deleted_at is null and e.state <> 'approved') as open_count,
    (select count(*)::integer from entries e
      where e.personnel_id = w.personnel_id and e.date between w.week and w.week + 6 and e.deleted_at is null and e.text is not null) as text_count,
    w.created_at, w.updated_at, null::timestamptz as deleted_at,
    search_words(p.display_name) as search_text
  from weeks w join personnels p on p.id = w.personnel_id;

-- Who books time on a project: its team, or everyone; on what the firm does for itself everyone does.
alter table projects add column who_books text not null default 'team' check (who_books in ('team', 'everyone'));
update projects set who_books = 'everyone' where is_internal;
-- Approval fixes the hours of a day. What was approved before gets those it has been counted with.
update projects p set hours_per_day = coalesce(
  (select c.hours_per_day from customers c where c.id = p.customer_id),
  (select (value #>> '{}')::numeric from parameters where key = 'people.hoursPerDay'), 8)
where (p.frozen_on is not null or p.status in ('approved', 'active', 'onHold', 'completed', 'closed')) and p.hours_per_day is null;

-- Older servers: they write the groups they know.
alter table parameters
  drop constraint parameters_group_name_check,
  add constraint parameters_group_name_check check (group_name in
    ('company', 'documents', 'money', 'numbering', 'project', 'people', 'time', 'billing', 'security', 'interface', 'custom'));

insert into parameters (id, key, group_name, label, help, value_type, constraints, value, default_value, is_system, readable_by, editable_by, effect, search_text)
select uuid_v7(now()), seed.key, split_part(seed.key, '.', 1), seed.label, seed.help, seed.value_type, seed.constraints::jsonb, seed.value::jsonb,
  seed.value::jsonb, true, 'GUEST', 'ADMIN', seed.effect, search_words(concat_ws(' ', seed.key, seed.label, seed.help))
from (values
  ('time.approval', 'Approval of time', 'Who approves: no one, the manager of the person week by week, or the manager of each project. What is handed in goes by it.', 'enum', '{"options": ["none", "week", "project"]}', '"week"', 'immediate'),
  ('time.step', 'Steps of time', 'Minutes in which time is entered.', 'enum', '{"options": ["1", "5", "6", "10", "15", "30", "60"]}', '"15"', 'immediate'),
  ('time.dayStep', 'Steps of days', 'Parts of a day in which time is entered on lines sold by days.', 'enum', '{"options": ["0.25", "0.5", "1"]}', '"0.25"', 'immediate'),
  ('time.textRequired', 'Say what was done', 'Needed before a week is handed in.', 'enum', '{"options": ["never", "billable", "always"]}', '"never"', 'immediate'),
  ('time.closedUntil', 'Closed until', 'The last day whose figures no longer change. Set by closing a month.', 'date', null, null, 'immediate'),
  ('company.firstDayOfWeek', 'First day of the week', 'Weeks of time begin on it.', 'enum', '{"options": ["1", "2", "3", "4", "5", "6", "7"]}', '"1"', 'immediate')
) as seed (key, label, help, value_type, constraints, value, effect)
where not exists (select 1 from parameters p where p.key = seed.key);

-- What the trash holds of time is told by who worked, on what and when.
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
    select t.name from absences t where d.entity = 'absence' and t.id = d.record_id and t.deletion_id = d.id
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
    select t.name from holiday_calendars t where d.entity = 'holiday-calendar' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.code from text_blocks t where d.entity = 'text-block' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.label from parameters t where d.entity = 'parameter' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.label from own_fields t where d.entity = 'own-field' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.full_name from accounts t where d.entity = 'account' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select concat_ws(', ', coalesce(t.personnel_label, t.provider_label), t.line_label, to_char(t.date, 'YYYY-MM-DD')) from entries t
      where d.entity = 'entry' and t.id = d.record_id and t.deletion_id = d.id
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
