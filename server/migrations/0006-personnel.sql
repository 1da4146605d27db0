create table personnels (
  id uuid primary key,
  version integer not null default 1,
  code text collate "und-x-icu" not null check (char_length(code) <= 24),
  first_name text collate "und-x-icu" not null check (char_length(first_name) <= 80),
  last_name text collate "und-x-icu" not null check (char_length(last_name) <= 80),
  display_name text collate "und-x-icu" not null check (char_length(display_name) <= 161),
  work_email text not null check (char_length(work_email) <= 180),
  user_id uuid references accounts,
  user_label text collate "und-x-icu",
  employment_type text not null check (employment_type in ('employee', 'partner', 'fixedTerm', 'intern', 'freelancer')),
  hired_on date not null,
  weekly_hours numeric(5, 2) not null check (weekly_hours between 0 and 60),
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
create unique index personnels_code_unique on personnels (search_normalise(code)) where deleted_at is null;
create unique index personnels_work_email_unique on personnels (search_normalise(work_email)) where deleted_at is null;
create unique index personnels_user_id_unique on personnels (user_id) where deleted_at is null;
create unique index personnels_external_ref_unique on personnels (external_ref) where deleted_at is null;
create index personnels_display_name on personnels (display_name, id);
create index personnels_deletion on personnels (deletion_id) where deletion_id is not null;
create index personnels_search on personnels using gin (search_text gin_trgm_ops);

alter table accounts add foreign key (personnel_id) references personnels;

-- The link is said in the person's record; accounts show it. Nothing else of an account follows from a person.
create function show_link() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.user_id is not null then
    update accounts set personnel_id = null, personnel_label = null where id = old.user_id and personnel_id = old.id;
  end if;
  if new.user_id is not null and new.deleted_at is null then
    update accounts set personnel_id = new.id, personnel_label = new.display_name where id = new.user_id;
  end if;
  return null;
end $$;
create trigger show_link after insert or update of user_id, display_name, deleted_at on personnels
  for each row execute function show_link();

create table project_members (
  id uuid primary key,
  project_id uuid not null references projects,
  position integer not null,
  personnel_id uuid references personnels,
  placeholder_role text check (char_length(placeholder_role) <= 80),
  role text not null check (role in ('projectManager', 'lead', 'consultant', 'expert', 'reviewer', 'support')),
  start_date date,
  end_date date,
  allocation_percent numeric(7, 4) check (allocation_percent > 0 and allocation_percent <= 100),
  hours_per_week numeric(5, 2) check (hours_per_week > 0 and hours_per_week <= 60),
  booking_kind text not null check (booking_kind in ('tentative', 'confirmed')),
  check (end_date >= start_date),
  check ((personnel_id is null) <> (placeholder_role is null))
);
create index project_members_project on project_members (project_id, position);
create index project_members_personnel on project_members (personnel_id, project_id);
