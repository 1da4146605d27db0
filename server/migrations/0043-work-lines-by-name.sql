-- Lines of work in the order of what they are called, which is that of their list: the expression is the one of the view.
create index project_lines_work_name on project_lines ((left(regexp_replace(description, '\s+', ' ', 'g'), 200)), id)
  where type = 'service';
-- Projects on which everybody books, which are few.
create index projects_for_everyone on projects (id) where who_books = 'everyone';
