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
