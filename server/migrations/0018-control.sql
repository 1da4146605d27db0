-- What the control panel shows beside the records themselves: rows put off for later, and what was done for the product's own sake.

-- A row of "needs attention" a person does not want to see before a day.
create table attention_snoozes (
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (char_length(kind) <= 40),
  record_id uuid not null,
  until date not null,
  reason text check (char_length(reason) <= 200),
  created_at timestamptz not null default now(),
  primary key (account_id, kind, record_id)
);

-- Backups, restores, checks: the last of each says how the product is. One without an end, whose lock nobody holds, was broken off.
create table maintenance_runs (
  id uuid primary key,
  kind text not null check (kind in ('backup', 'restore', 'verify', 'move', 'leakCheck')),
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  outcome text check (outcome in ('done', 'failed')),
  -- Counts, sizes, names of files; never a secret, never a path outside the name.
  facts jsonb not null default '{}',
  check ((ended_at is null) = (outcome is null))
);
create index maintenance_runs_kind on maintenance_runs (kind, started_at desc);

-- The leak check is a job like others, and is asked for in the control panel.
alter table jobs drop constraint jobs_kind_check;
alter table jobs add constraint jobs_kind_check check (kind in ('export', 'import', 'undoImport', 'leakCheck'));
create index jobs_kind on jobs (kind, created_at, id);
create index jobs_state on jobs (state, created_at, id);

-- What is forgotten once its day is past.
create index attention_snoozes_until on attention_snoozes (until);

-- "Needs attention": of each kind the most urgent first, and as many as there are.
create index projects_thin_margin on projects (planned_margin_percent, id)
  where deleted_at is null and status in ('draft', 'quoted', 'approved', 'active', 'onHold');
create index projects_quoted_until on projects (quote_valid_until, id) where deleted_at is null and status = 'quoted';
create index projects_beginning on projects (start_date, id) where deleted_at is null and status = 'approved';
create index projects_ending on projects (end_date, id) where deleted_at is null and status = 'active';
create index projects_resuming on projects (resume_on, id) where deleted_at is null and status = 'onHold';
create index projects_offered on projects (start_date, id) where deleted_at is null and status in ('draft', 'quoted');
create index projects_managed on projects (project_manager_id, end_date, id)
  where deleted_at is null and status not in ('lost', 'cancelled', 'closed');
create index project_lines_unpriced on project_lines (project_id)
  where unit_price is null and is_billable and type in ('service', 'expense', 'discount');
create index project_milestones_open on project_milestones (due_date, project_id) where reached_on is null and waived_reason is null;

-- What the tiles of operations count.
create index sessions_open on sessions (ends_at) where ended_at is null and parent_id is null;
