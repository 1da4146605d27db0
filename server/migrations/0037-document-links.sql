-- Documents that were sent (documents reference 4): for each contact a link, of which a fingerprint is kept, and the mail it went with.
create table document_links (
  id uuid primary key,
  document_id uuid not null references documents on delete cascade,
  -- Of the customer; a link ends with its contact, whose row may go.
  contact_id uuid not null,
  to_name text collate "und-x-icu" not null check (char_length(to_name) <= 161),
  to_address text not null check (char_length(to_address) <= 180),
  token_hash bytea not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by_id uuid references accounts,
  first_opened_at timestamptz,
  last_opened_at timestamptz,
  opened_count integer not null default 0,
  created_at timestamptz not null default now(),
  created_by_id uuid references accounts
);
create unique index document_links_token_hash_unique on document_links (token_hash);
create index document_links_document on document_links (document_id, created_at);
create index document_links_revoked_by on document_links (revoked_by_id) where revoked_by_id is not null;
create index document_links_created_by on document_links (created_by_id);

-- A mail is forgotten some weeks after it left; that the document was sent is kept.
create table document_mails (
  id uuid primary key,
  document_id uuid not null references documents on delete cascade,
  message_id uuid references mail_messages on delete set null,
  to_name text collate "und-x-icu" not null check (char_length(to_name) <= 161),
  to_address text not null check (char_length(to_address) <= 180),
  created_at timestamptz not null default now(),
  created_by_id uuid references accounts
);
create index document_mails_document on document_mails (document_id, created_at);
create index document_mails_message on document_mails (message_id) where message_id is not null;
create index document_mails_created_by on document_mails (created_by_id);

-- Older servers: they write the purposes they know.
alter table mail_messages
  drop constraint mail_messages_purpose_check,
  add constraint mail_messages_purpose_check check (purpose in ('invitation', 'passwordReset', 'jobDone', 'test', 'document'));

-- Which of the reasons that are offered a customer declined with.
alter table documents add column answer_reason_code text check (char_length(answer_reason_code) <= 40);

create or replace function keep_documents() returns trigger language plpgsql as $$
declare
  moving constant text[] := array['version', 'state', 'state_reason', 'answer', 'answered_at', 'answered_on', 'answered_by', 'answered_role',
    'answered_network', 'answered_agent', 'answer_reason', 'answer_reason_code', 'chosen_line_ids', 'terms_sha256', 'renderer_version', 'sha256',
    'size', 'pages'];
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
      new.answered_agent, new.answer_reason, new.answer_reason_code, new.chosen_line_ids, new.terms_sha256) is distinct from (old.answer,
      old.answered_at, old.answered_on, old.answered_by, old.answered_role, old.answered_network, old.answered_agent, old.answer_reason,
      old.answer_reason_code, old.chosen_line_ids, old.terms_sha256))
    or (old.sha256 is not null and (new.sha256, new.size, new.pages, new.renderer_version) is distinct from
      (old.sha256, old.size, old.pages, old.renderer_version)) then
    raise exception 'a document that was issued is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace view document_rows as
  select d.id, d.version, d.kind, d.number, d.revision, d.language, d.project_id, p.name as project_label, d.customer_id,
    c.name as customer_label, d.currency, d.issued_on, d.valid_until, d.gross, d.state, d.state_reason, d.answer, d.answered_at, d.answered_on,
    d.answered_by, d.answer_reason, d.size, d.pages, d.sha256, d.created_at, d.created_by_id, null::timestamptz as deleted_at,
    d.search_text || p.search_text as search_text, d.answer_reason_code, d.answered_role,
    greatest((select max(m.created_at) from document_mails m where m.document_id = d.id),
      (select max(l.created_at) from document_links l where l.document_id = d.id)) as sent_at,
    -- Of the last mail to each address: what was sent again is told by that.
    (select case when bool_or(e.state in ('failed', 'cancelled') and e.last_code is distinct from 'mailNotRepeated') then 'failed'
        when bool_or(e.state in ('failed', 'cancelled')) then 'unsure' when bool_or(e.state <> 'sent') then 'waiting' else 'sent' end
      from (select distinct on (m.to_address) s.state, s.last_code from document_mails m join mail_messages s on s.id = m.message_id
        where m.document_id = d.id order by m.to_address, m.created_at desc, m.id desc) e
      having count(*) > 0) as mail_fate,
    (select max(l.last_opened_at) from document_links l where l.document_id = d.id) as opened_at,
    -- Of one number the last that holds: what a list comes to has no offer twice.
    d.state = 'issued' and (d.gross is null or not exists (select 1 from documents o where o.project_id = d.project_id and o.number = d.number
      and o.state = 'issued' and o.gross is not null and (o.issued_on, o.created_at, o.id) > (d.issued_on, d.created_at, d.id))) as is_counted
  from documents d join projects p on p.id = d.project_id join customers c on c.id = d.customer_id
  where p.deleted_at is null;
