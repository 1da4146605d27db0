-- What a milestone comes to, in the currency of its project.
alter table project_milestones add column amount numeric(19, 4) check (amount >= 0);
create index project_milestones_amount on project_milestones (amount, id);
create index project_milestones_amount_down on project_milestones (amount desc nulls last, id desc);

create or replace view milestone_rows as
  select m.id, m.project_id, p.name as project_label, p.code as project_code, p.status as project_status, m.name, m.due_date, m.reached_on,
    m.weight_percent, m.acceptance, m.waived_reason is not null as is_waived, coalesce(m.reached_on <= m.due_date, false) as is_on_time,
    p.search_text || search_words(m.name) as search_text, p.currency, m.amount
  from project_milestones m join projects p on p.id = m.project_id
  where p.deleted_at is null;
