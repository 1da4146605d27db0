-- Entries in every order and before or after every day, at a million of them. What few have is sorted by as often as what all have; and a list in the order of
-- days that is asked for an old or a new day, or for tags, reads the index alone until it has a page.
drop index entries_date;
create index entries_date on entries (date, id) include (deleted_at, posted_on, created_at, updated_at);

drop index entries_provider_label;
create index entries_provider_label on entries (provider_label, id);
create index entries_provider_label_down on entries (provider_label desc nulls last, id desc);

drop index entries_external_ref;
create index entries_external_ref on entries (external_ref, id);
create index entries_external_ref_down on entries (external_ref desc nulls last, id desc);

drop index entries_deleted_at;
create index entries_deleted_at on entries (deleted_at, id);
create index entries_deleted_at_down on entries (deleted_at desc nulls last, id desc);

-- What few have and all are asked for.
create index entries_of_others on entries (date, id) where external_ref is not null;
create index entries_tagged on entries (date, id) where tags <> '{}';
