-- Papers that were issued (documents reference 2): what they say is frozen in the transaction that numbers them, their bytes are kept for ever.
create table documents (
  id uuid primary key,
  -- Counts what was done with it, as its history does.
  version integer not null default 1,
  kind text not null check (kind in ('quote', 'orderConfirmation', 'statusReport')),
  number text collate "und-x-icu" not null check (char_length(number) <= 40),
  revision integer not null check (revision > 0),
  language text not null check (language in ('en', 'de', 'fr', 'it', 'es')),
  project_id uuid not null references projects,
  -- The version of the project it was asked for, and a fingerprint of how: the same asked again is this document.
  project_version integer not null,
  request_hash text not null check (char_length(request_hash) <= 64),
  customer_id uuid not null references customers,
  currency text not null check (char_length(currency) = 3),
  issued_on date not null,
  valid_until date,
  gross numeric(19, 4),
  -- The paper and what it was made from, names and addresses as they were.
  content jsonb not null,
  -- The picture on it, so that it is kept as long as the paper is.
  logo_sha256 text references file_contents,
  state text not null default 'issued' check (state in ('issued', 'superseded', 'withdrawn')),
  state_reason text collate "und-x-icu" check (char_length(state_reason) <= 500),
  -- What the customer said: set once, all together.
  answer text check (answer in ('accepted', 'declined')),
  answered_at timestamptz,
  answered_on date,
  answered_by text collate "und-x-icu" check (char_length(answered_by) <= 120),
  answered_role text collate "und-x-icu" check (char_length(answered_role) <= 120),
  answered_network text check (char_length(answered_network) <= 60),
  answered_agent text check (char_length(answered_agent) <= 500),
  answer_reason text collate "und-x-icu" check (char_length(answer_reason) <= 1000),
  chosen_line_ids uuid[],
  terms_sha256 text check (char_length(terms_sha256) <= 64),
  -- Its bytes: empty for the moment until they are printed.
  renderer_version text check (char_length(renderer_version) <= 40),
  sha256 text references file_contents,
  size integer check (size > 0),
  pages integer check (pages > 0),
  created_at timestamptz not null default now(),
  created_by_id uuid references accounts,
  search_text text collate "C" not null default '',
  constraint documents_answer_whole check (num_nonnulls(answer, answered_at, answered_on, answered_by) in (0, 4)),
  constraint documents_bytes_whole check (num_nonnulls(renderer_version, sha256, size, pages) in (0, 4))
);
create unique index documents_number_unique on documents (kind, number, revision, language);
create index documents_project on documents (project_id, issued_on);
create index documents_customer on documents (customer_id, issued_on);
create index documents_kind on documents (kind, issued_on, id);
create index documents_issued_on on documents (issued_on, id);
create index documents_not_printed on documents (id) where sha256 is null;
create index documents_bytes on documents (sha256) where sha256 is not null;
create index documents_logo on documents (logo_sha256) where logo_sha256 is not null;
create index documents_created_by on documents (created_by_id);
create index documents_answered on documents (project_id) where state = 'issued' and answer is not null;
create index documents_search on documents using gin (search_text gin_trgm_ops);

-- What was issued stays as it is: a state follows once on `issued`, an answer and the bytes come once. Rows go with the sample firm alone.
create function keep_documents() returns trigger language plpgsql as $$
declare
  moving constant text[] := array['version', 'state', 'state_reason', 'answer', 'answered_at', 'answered_on', 'answered_by', 'answered_role',
    'answered_network', 'answered_agent', 'answer_reason', 'chosen_line_ids', 'terms_sha256', 'renderer_version', 'sha256', 'size', 'pages'];
begin
  if tg_op = 'DELETE' then
    if current_setting('mandate.removing_sample', true) = 'on' then
      return old;
    end if;
    raise exception 'a document that was issued is not removed' using errcode = 'restrict_violation';
  end if;
  if to_jsonb(new) - moving is distinct from to_jsonb(old) - moving
    or (old.state <> 'issued' and (new.state, new.state_reason) is distinct from (old.state, old.state_reason))
    or (old.answer is not null and (new.answer, new.answered_at, new.answered_on, new.answered_by, new.answered_role, new.answered_network,
      new.answered_agent, new.answer_reason, new.chosen_line_ids, new.terms_sha256) is distinct from (old.answer, old.answered_at,
      old.answered_on, old.answered_by, old.answered_role, old.answered_network, old.answered_agent, old.answer_reason, old.chosen_line_ids,
      old.terms_sha256))
    or (old.sha256 is not null and (new.sha256, new.size, new.pages, new.renderer_version) is distinct from
      (old.sha256, old.size, old.pages, old.renderer_version)) then
    raise exception 'a document that was issued is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_documents before update or delete on documents for each row execute function keep_documents();

-- Those that could not be printed yet: they are tried again, and somebody is told.
create table document_print_failures (
  document_id uuid primary key references documents on delete cascade,
  attempts integer not null default 1,
  failed_at timestamptz not null default now(),
  next_try_at timestamptz not null
);

-- The documents of live projects, as they are listed.
create view document_rows as
  select d.id, d.version, d.kind, d.number, d.revision, d.language, d.project_id, p.name as project_label, d.customer_id,
    c.name as customer_label, d.currency, d.issued_on, d.valid_until, d.gross, d.state, d.state_reason, d.answer, d.answered_at, d.answered_on,
    d.answered_by, d.answer_reason, d.size, d.pages, d.sha256, d.created_at, d.created_by_id, null::timestamptz as deleted_at,
    d.search_text || p.search_text as search_text
  from documents d join projects p on p.id = d.project_id join customers c on c.id = d.customer_id
  where p.deleted_at is null;

insert into parameters (id, key, group_name, label, help, value_type, constraints, value, default_value, is_system, readable_by, editable_by, effect, search_text)
select uuid_v7(now()), seed.key, seed.group_name, seed.label, seed.help, seed.value_type, null, seed.value::jsonb, seed.value::jsonb, true,
  seed.readable_by, seed.editable_by, seed.effect, search_words(concat_ws(' ', seed.key, seed.label, seed.help))
from (values
  ('numbering.quote', 'numbering', 'Quote numbers', 'A project keeps its number over all revisions of its quote.', 'pattern', '"Q{YY}-{SEQ:4}"', 'EDITOR', 'ADMIN', 'newRecords')
) as seed (key, group_name, label, help, value_type, value, readable_by, editable_by, effect)
where not exists (select 1 from parameters p where p.key = seed.key);

-- What a customer answered is told to who manages the project.
-- Older servers: they write the kinds they know.
alter table notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in ('jobDone', 'jobFailed', 'jobCancelled', 'quoteAnswered'));
