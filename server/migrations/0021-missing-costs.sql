-- How many lines of a project cost something and do not say what: its costs and margin leave them out.
alter table projects add column lines_without_cost integer not null default 0 check (lines_without_cost between 0 and 1000);

update projects p set lines_without_cost = l.count,
  -- Where no cost is known at all, nothing is known of the margin.
  planned_margin_percent = case when p.planned_cost <> 0 then p.planned_margin_percent end
from (
  select project_id, count(*) as count from project_lines
  where type in ('service', 'expense') and not is_optional and cost is null group by project_id
) l
where l.project_id = p.id;

create index projects_lines_without_cost on projects (lines_without_cost, id);
create index projects_lines_without_cost_down on projects (lines_without_cost desc nulls last, id desc);

-- What an import was told beside the columns of its file, such as what becomes of prices when the currency of a project changes.
alter table imports add column beside jsonb not null default '{}';
