-- Search leads with those whose own name has the words: however many rows have them elsewhere, these are found by what they are called.
create index customers_named on customers using gin (search_words(name) gin_trgm_ops) where deleted_at is null;
create index projects_named on projects using gin (search_words(name) gin_trgm_ops) where deleted_at is null;
create index personnels_named on personnels using gin (search_words(display_name) gin_trgm_ops) where deleted_at is null;
create index providers_named on providers using gin (search_words(name) gin_trgm_ops) where deleted_at is null;
create index services_named on services using gin (search_words(name) gin_trgm_ops) where deleted_at is null;
create index places_named on places using gin (search_words(name) gin_trgm_ops) where deleted_at is null;
create index accounts_named on accounts using gin (search_words(full_name) gin_trgm_ops) where deleted_at is null;

-- Nobody wants a draft of one trivial entry back after a day. Those that are there keep their time.
alter table drafts add column is_trivial boolean not null default false;

-- A view tells of what it filters and sorts by, and of amounts its name speaks of: who does not see these is not offered it.
alter table views
  add column tells text[] not null default '{}',
  -- What it tells of and told of before.
  add column ever_told text[] not null default '{}',
  -- Whoever made it was removed or disabled.
  add column is_owner_gone boolean not null default false;
with states (id, list, state, is_now) as (
    select v.id, v.list, v.state, true from views v
    union all select v.id, v.list, s, false from views v join history h on h.entity = 'view' and h.record_id = v.id,
      jsonb_path_query(h.changes, '$[*] ? (@.field == "state").*') s
  ), names (id, name, is_now) as (
    select v.id, v.name, true from views v
    union all select v.id, n #>> '{}', false from views v join history h on h.entity = 'view' and h.record_id = v.id,
      jsonb_path_query(h.changes, '$[*] ? (@.field == "name").*') n
  ), told (id, what, is_now) as (
    select id, list || '.' || (c ->> 'field'), is_now
      from states, jsonb_path_query(state, '$.filter.all[*].**{0 to 3} ? (exists (@.operator))') c
    union all select id, list || '.' || (c ->> 'field'), is_now from states, jsonb_path_query(state, '$.sort[*]') c
    union all select id, 'grant:seeRates', is_now from names
      where name ~* '[€$£¥]|\y(amounts?|budgets?|discounts?|fees?|gross|income|money|net|payments?|prices?|pricing|rates?|revenues?|turnover)\y'
    union all select id, 'grant:seeCosts', is_now from names
      where name ~* '\y(costs?|expenses?|loss|losses|margins?|profits?|profitable|profitability|salary|salaries|wages?)\y'
  )
update views v set
  tells = array(select distinct what from told where told.id = v.id and is_now order by what),
  ever_told = array(select distinct what from told where told.id = v.id order by what);
update views v set is_owner_gone = true
  where v.created_by_id is null or exists (select 1 from accounts a where a.id = v.created_by_id and (a.deleted_at is not null or a.status = 'disabled'));

-- A view follows the account of whoever made it, whatever changed that.
create function leave_views() returns trigger language plpgsql as $$
begin
  update views set is_owner_gone = new.deleted_at is not null or new.status = 'disabled'
    where created_by_id = new.id and is_owner_gone <> (new.deleted_at is not null or new.status = 'disabled');
  return null;
end $$;
create trigger leave_views after update of status, deleted_at on accounts for each row execute function leave_views();
