-- How the frame of the product looks and answers to a person, and what each keeps at hand.

alter table accounts
  add column layout jsonb not null default '{}' check (jsonb_typeof(layout) = 'object'),
  add column letter_keys boolean not null default true;

-- Records and saved views a person pinned, in the order the person gave them.
create table favourites (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('record', 'view')),
  entity text not null check (char_length(entity) <= 40),
  record_id uuid not null,
  position int not null,
  created_at timestamptz not null default now(),
  unique (account_id, kind, entity, record_id)
);

-- Records a person opened last.
create table visits (
  account_id uuid not null references accounts on delete cascade,
  entity text not null check (char_length(entity) <= 40),
  record_id uuid not null,
  opened_at timestamptz not null default clock_timestamp(),
  primary key (account_id, entity, record_id)
);
create index visits_latest on visits (account_id, opened_at desc);

-- Sanitised rich text as words: its elements are blanks, and its five entities what they stand for.
create function rich_text_words(html text) returns text
  language sql immutable strict parallel safe
  return search_words(replace(replace(replace(replace(replace(
    regexp_replace(html, '<[^>]*>', ' ', 'g'),
    '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&nbsp;', ' '), '&amp;', '&'));

-- The search of the whole product looks into notes, too.
create index notes_words on notes using gin (rich_text_words(body) gin_trgm_ops) where deleted_at is null;
