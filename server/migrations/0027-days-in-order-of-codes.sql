-- The index that lists projects by code carries every day a list is filtered by, those of quotes and decisions too: with a million projects
-- "quoted before" read nearly all of them to show fifty.
create index projects_code_and_days on projects (code, id)
  include (deleted_at, created_at, updated_at, start_date, end_date, quote_valid_until, contract_signed_on, quoted_on, decided_on);
drop index projects_code;
alter index projects_code_and_days rename to projects_code;
