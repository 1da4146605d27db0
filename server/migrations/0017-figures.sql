-- Figures of the whole firm, prepared so that they are there at once whatever the number of projects.

-- When a project was offered and what became of it, and what it comes to in the base currency: null where no exchange rate leads to it.
alter table projects
  add column quoted_on date,
  add column decided_on date,
  add column decision text check (decision in ('won', 'lost')),
  add column base_currency text check (char_length(base_currency) <= 3),
  add column contract_net_base numeric(19, 4),
  add column planned_cost_base numeric(19, 4),
  add column planned_margin_base numeric(19, 4),
  add column weighted_net_base numeric(19, 4);

-- What history tells: the last time it was quoted, and the first approval, or the loss, since it was a draft the last time.
with steps as (
  select h.record_id, h.version, step.change ->> 'new' as status,
    (h.at at time zone (select value #>> '{}' from parameters where key = 'company.timeZone'))::date as day
  from history h cross join lateral jsonb_array_elements(h.changes) as step (change)
  where h.entity = 'project' and h.action = 'transition' and step.change ->> 'field' = 'status'
),
begun as (select record_id, max(version) as version from steps where status = 'draft' group by record_id),
quoted as (select distinct on (record_id) record_id, day from steps where status = 'quoted' order by record_id, version desc),
decided as (
  select distinct on (s.record_id) s.record_id, s.day, case s.status when 'approved' then 'won' else 'lost' end as decision
  from steps s left join begun b on b.record_id = s.record_id
  where s.status in ('approved', 'lost') and s.version > coalesce(b.version, 0)
  order by s.record_id, s.version
)
update projects p set quoted_on = q.day, decided_on = d.day, decision = d.decision
from projects o left join quoted q on q.record_id = o.id left join decided d on d.record_id = o.id
where o.id = p.id and (q.day is not null or d.day is not null);

create index projects_quoted_on on projects (quoted_on, id);
create index projects_quoted_on_down on projects (quoted_on desc nulls last, id desc);
create index projects_decided_on on projects (decided_on, id);
create index projects_decided_on_down on projects (decided_on desc nulls last, id desc);
create index projects_decision on projects (decision, id);
create index projects_decision_down on projects (decision desc nulls last, id desc);
create index projects_contract_net_base on projects (contract_net_base, id);
create index projects_contract_net_base_down on projects (contract_net_base desc nulls last, id desc);
create index projects_weighted_net_base on projects (weighted_net_base, id);
create index projects_weighted_net_base_down on projects (weighted_net_base desc nulls last, id desc);

-- What of a project was counted, whatever it has become since: taking it back takes back exactly that.
create table project_figures (
  project_id uuid primary key,
  status project_status not null,
  customer_id uuid,
  net numeric(19, 4) not null,
  cost numeric(19, 4) not null,
  weighted numeric(19, 4) not null,
  has_rate boolean not null,
  has_dates boolean not null,
  lines integer not null,
  priced integer not null,
  costed integer not null,
  assigned integer not null,
  dated integer not null,
  taxed integer not null,
  -- The fingerprint of all of it and of its plan.
  digest text not null
);

-- Revenue and cost of what is sold, by the months it is planned in and the service it belongs to, in the base currency.
create table project_plan (
  project_id uuid not null,
  month date not null,
  service_id uuid,
  revenue numeric(19, 4) not null,
  cost numeric(19, 4) not null,
  unique nulls not distinct (project_id, month, service_id)
);
create index project_plan_month on project_plan (month, project_id) include (revenue, cost);

-- The same added up; `parts` is how many rows of the plan are in it.
create table plan_by_customer (
  month date not null,
  customer_id uuid,
  revenue numeric(23, 4) not null,
  cost numeric(23, 4) not null,
  parts integer not null,
  unique nulls not distinct (month, customer_id)
);
create table plan_by_service (
  month date not null,
  service_id uuid,
  revenue numeric(23, 4) not null,
  cost numeric(23, 4) not null,
  parts integer not null,
  unique nulls not distinct (month, service_id)
);

-- Projects whose figures are to be prepared anew. One may be named several times.
create table figure_changes (
  id bigint generated always as identity primary key,
  project_id uuid not null,
  at timestamptz not null default now()
);
create index figure_changes_project on figure_changes (project_id);
create index figure_changes_at on figure_changes (at);

-- What figures hang on beside the projects, as it was when it was last looked at.
create table figure_inputs (
  only_one boolean primary key default true check (only_one),
  inputs jsonb not null
);

create function note_figure_change() returns trigger language plpgsql as $$
begin
  insert into figure_changes (project_id) values (coalesce(new.id, old.id));
  return null;
end $$;
-- Every save counts the version up; what prepares the figures does not.
create trigger note_figure_change after insert or delete or update of version, status, deleted_at on projects
  for each row execute function note_figure_change();

insert into figure_changes (project_id) select id from projects;

-- Milestones and lines of live projects as lists of their own.
create view milestone_rows as
  select m.id, m.project_id, p.name as project_label, p.code as project_code, p.status as project_status, m.name, m.due_date, m.reached_on,
    m.weight_percent, m.acceptance, m.waived_reason is not null as is_waived, coalesce(m.reached_on <= m.due_date, false) as is_on_time,
    p.search_text || search_words(m.name) as search_text
  from project_milestones m join projects p on p.id = m.project_id
  where p.deleted_at is null;
create index project_milestones_due_date on project_milestones (due_date, id);
create index project_milestones_due_date_down on project_milestones (due_date desc nulls last, id desc);
create index project_milestones_reached_on on project_milestones (reached_on, id) where reached_on is not null;

create view project_line_rows as
  select l.id, l.project_id, p.name as project_label, p.code as project_code, p.status as project_status, l.type, l.description, l.service_id,
    s.name as service_label, s.category_id, c.name as category_label,
    -- A line that lies outside its project altogether is planned as the project is.
    case when l.start_date > p.end_date or l.end_date < p.start_date then p.start_date
      else greatest(l.start_date, p.start_date) end as start_date,
    case when l.start_date > p.end_date or l.end_date < p.start_date then p.end_date
      else least(l.end_date, p.end_date) end as end_date,
    l.quantity, l.unit, p.currency, l.net, l.cost,
    not l.is_billable or l.unit_price is not null as is_priced,
    l.type = 'discount' or l.cost is not null as is_costed,
    l.type <> 'service' or num_nonnulls(l.personnel_id, l.provider_id) > 0 as is_assigned,
    coalesce(l.start_date, p.start_date) is not null and coalesce(l.end_date, p.end_date) is not null as is_dated,
    not l.is_billable or num_nonnulls(l.tax_rate_id, p.default_tax_rate_id) > 0 as is_taxed,
    p.contract_net_base is not null as is_converted, p.search_text
  from project_lines l join projects p on p.id = l.project_id
    left join services s on s.id = l.service_id left join service_categories c on c.id = s.category_id
  where p.deleted_at is null and l.type in ('service', 'expense', 'discount') and not l.is_optional;
