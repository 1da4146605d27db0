-- When people work (delivery reference 2.4): their schedules, the holidays of where they work, and their absences.

create table holiday_calendars (
  id uuid primary key,
  version integer not null default 1,
  code text collate "und-x-icu" not null check (char_length(code) <= 24),
  name text collate "und-x-icu" not null check (char_length(name) <= 100),
  country_code text check (char_length(country_code) <= 2),
  region_code text check (char_length(region_code) <= 20),
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
create unique index holiday_calendars_code_unique on holiday_calendars (search_normalise(code)) where deleted_at is null;
create unique index holiday_calendars_external_ref_unique on holiday_calendars (external_ref) where deleted_at is null;
create index holiday_calendars_name on holiday_calendars (name, id);
create index holiday_calendars_deletion on holiday_calendars (deletion_id) where deletion_id is not null;
create index holiday_calendars_search on holiday_calendars using gin (search_text gin_trgm_ops);

create table holiday_calendar_days (
  id uuid primary key,
  holiday_calendar_id uuid not null references holiday_calendars,
  position integer not null,
  date date not null,
  name text collate "und-x-icu" not null check (char_length(name) <= 120),
  share numeric(2, 1) not null check (share in (0.5, 1)),
  origin text not null check (origin in ('generated', 'own')),
  is_worked_on boolean not null
);
create index holiday_calendar_days_calendar on holiday_calendar_days (holiday_calendar_id, position);
create index holiday_calendar_days_date on holiday_calendar_days (holiday_calendar_id, date);

alter table places
  add column holiday_calendar_id uuid references holiday_calendars,
  add column holiday_calendar_label text collate "und-x-icu";
create index places_holiday_calendar on places (holiday_calendar_id) where holiday_calendar_id is not null;

create table personnel_schedules (
  id uuid primary key,
  personnel_id uuid not null references personnels,
  position integer not null,
  valid_from date not null,
  monday numeric(4, 2) not null check (monday between 0 and 24),
  tuesday numeric(4, 2) not null check (tuesday between 0 and 24),
  wednesday numeric(4, 2) not null check (wednesday between 0 and 24),
  thursday numeric(4, 2) not null check (thursday between 0 and 24),
  friday numeric(4, 2) not null check (friday between 0 and 24),
  saturday numeric(4, 2) not null check (saturday between 0 and 24),
  sunday numeric(4, 2) not null check (sunday between 0 and 24)
);
create index personnel_schedules_personnel on personnel_schedules (personnel_id, position);

create table absences (
  id uuid primary key,
  version integer not null default 1,
  personnel_id uuid not null references personnels,
  personnel_label text collate "und-x-icu",
  kind text not null check (char_length(kind) <= 40),
  start_date date not null,
  end_date date not null,
  starts_at_noon boolean not null,
  ends_at_noon boolean not null,
  note text check (char_length(note) <= 300),
  state text not null check (state in ('requested', 'approved', 'declined')),
  decided_by_id uuid references accounts,
  decided_by_label text collate "und-x-icu",
  name text collate "und-x-icu" not null check (char_length(name) <= 30),
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
alter table absences
  add constraint absences_days check (end_date > start_date or (end_date = start_date and not (starts_at_noon and ends_at_noon))),
  -- Days have two halves, counted from the start of 2000: nobody is absent twice on one.
  add constraint absences_overlap exclude using gist (
    personnel_id with =,
    int4range((start_date - date '2000-01-01') * 2 + starts_at_noon::integer, (end_date - date '2000-01-01') * 2 + 2 - ends_at_noon::integer) with &&
  ) where (deleted_at is null and state <> 'declined');
create unique index absences_external_ref_unique on absences (external_ref) where deleted_at is null;
create index absences_personnel on absences (personnel_id, start_date);
create index absences_personnel_label on absences (personnel_label, id);
create index absences_start_date on absences (start_date, id);
create index absences_end_date on absences (end_date, id);
create index absences_requested on absences (start_date) where state = 'requested' and deleted_at is null;
create index absences_decided_by on absences (decided_by_id) where decided_by_id is not null;
create index absences_deletion on absences (deletion_id) where deletion_id is not null;
create index absences_search on absences using gin (search_text gin_trgm_ops);

insert into parameters (id, key, group_name, label, help, value_type, constraints, value, default_value, is_system, readable_by, editable_by, effect, search_text)
select uuid_v7(now()), seed.key, split_part(seed.key, '.', 1), seed.label, seed.help, seed.value_type, seed.constraints::jsonb,
  seed.initial::jsonb, seed.initial::jsonb, true, seed.readable_by, 'ADMIN', seed.effect,
  search_words(concat_ws(' ', seed.key, seed.label, seed.help))
from (values
  ('company.holidayCalendarId', 'Holiday calendar', 'The holidays of people whose place names no calendar.', 'reference', '{"refEntity": "holiday-calendar"}', null, 'EDITOR', 'immediate'),
  ('people.absenceKinds', 'Kinds of absence', 'Chosen for absences. Only the person and who may see personal data are told the kind.', 'list', null, '[{"code": "holiday", "label": "Holiday", "color": null, "isActive": true, "sort": 1}, {"code": "sick", "label": "Sick leave", "color": null, "isActive": true, "sort": 2}, {"code": "parental", "label": "Parental leave", "color": null, "isActive": true, "sort": 3}, {"code": "training", "label": "Training", "color": null, "isActive": true, "sort": 4}, {"code": "timeOff", "label": "Time off in lieu", "color": null, "isActive": true, "sort": 5}, {"code": "other", "label": "Other", "color": null, "isActive": true, "sort": 6}]', 'GUEST', 'immediate'),
  ('people.absenceApproval', 'Approve absences', 'Absences count once they are approved. Otherwise they count when they are entered.', 'boolean', null, 'true', 'GUEST', 'immediate')
) as seed (key, label, help, value_type, constraints, initial, readable_by, effect)
where not exists (select 1 from parameters p where p.key = seed.key);

-- Filling a calendar takes the holidays of every country there is into memory: it is a job.
-- Older servers: jobs of other kinds wait for a process that has theirs.
alter table jobs
  drop constraint jobs_kind_check,
  add constraint jobs_kind_check check (kind in ('export', 'import', 'undoImport', 'leakCheck', 'holidays', 'mail'));

-- The trash names absences by their days, calendars by their name.
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
    select coalesce(p.name, c.name, h.display_name, f.name) from notes t
      left join projects p on p.id = t.project_id
      left join customers c on c.id = t.customer_id
      left join personnels h on h.id = t.personnel_id
      left join providers f on f.id = t.provider_id
      where d.entity = 'note' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.file_name from files t where d.entity = 'file' and t.id = d.record_id and t.deletion_id = d.id
  ) r on true;
