create table views (
  id uuid primary key,
  version integer not null default 1,
  name text collate "und-x-icu" not null check (char_length(name) <= 80),
  list text not null check (char_length(list) <= 40),
  audience text not null check (audience in ('private', 'roles', 'everyone')),
  roles text[] not null check (roles <@ array['SA', 'ADMIN', 'EDITOR', 'GUEST']),
  is_locked boolean not null,
  default_for text[] not null check (default_for <@ array['SA', 'ADMIN', 'EDITOR', 'GUEST']),
  state jsonb not null check (jsonb_typeof(state) = 'object'),
  tags text[] not null default '{}',
  external_ref text check (char_length(external_ref) <= 80),
  created_at timestamptz not null default now(),
  created_by_id uuid references accounts,
  updated_at timestamptz not null default now(),
  updated_by_id uuid references accounts,
  deleted_at timestamptz,
  deleted_by_id uuid references accounts,
  deletion_id uuid,
  search_text text collate "C" not null default '',
  check ((audience = 'roles') = (roles <> '{}')),
  -- A default reaches whom it is for.
  check (audience = 'everyone' or default_for <@ roles)
);
create unique index views_external_ref_unique on views (external_ref) where deleted_at is null;
create index views_name on views (name, id);
create index views_list on views (list, name, id);
create index views_created_by on views (created_by_id);
create index views_deletion on views (deletion_id) where deletion_id is not null;
create index views_search on views using gin (search_text gin_trgm_ops);

-- What people changed of lists and views for themselves; without a view, of the list as it is.
create table list_layouts (
  account_id uuid not null references accounts on delete cascade,
  list text not null check (char_length(list) <= 40),
  view_id uuid references views on delete cascade,
  -- Null is the layout the view or the list has.
  state jsonb check (jsonb_typeof(state) = 'object'),
  -- The view the person opens the list with; kept where the list has no view.
  default_view_id uuid references views on delete set null,
  updated_at timestamptz not null default now(),
  unique nulls not distinct (account_id, list, view_id),
  check (view_id is null or default_view_id is null)
);
create index list_layouts_view on list_layouts (view_id) where view_id is not null;
create index list_layouts_default on list_layouts (default_view_id) where default_view_id is not null;
