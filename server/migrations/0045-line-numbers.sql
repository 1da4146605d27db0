-- Lines of work are told apart by the numbers people see beside the lines of a project: sections and texts count for none.
create function line_number(project uuid, place integer) returns text language sql stable parallel safe as $$
  select count(*)::text from project_lines l
  where l.project_id = project and l.position <= place and l.type in ('service', 'expense', 'discount')
$$;

create or replace view work_lines as
  select l.id, left(regexp_replace(l.description, '\s+', ' ', 'g'), 200) as name, line_number(l.project_id, l.position) as number, l.project_id,
    p.name as project_label, p.status as project_status, l.is_billable, l.is_optional, p.deleted_at,
    case when l.unit = 'day' then 'day' else 'hour' end as unit,
    trim_scale(coalesce(p.hours_per_day, (select c.hours_per_day from customers c where c.id = p.customer_id),
      (select (value #>> '{}')::numeric from parameters where key = 'people.hoursPerDay'), 8)) as hours_per_day,
    search_words(concat_ws(' ', p.code, p.name, p.customer_label, left(l.description, 200))) as search_text
  from project_lines l join projects p on p.id = l.project_id
  where l.type = 'service';
