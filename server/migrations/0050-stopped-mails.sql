-- A mail goes no further when the document it goes with was withdrawn or superseded, or the link in it was taken back: why, by its code.
-- Older servers: they may send such a mail once more when a person asks them to.
alter table mail_messages add column stopped_code text check (char_length(stopped_code) <= 60);

-- Which link a mail holds.
alter table document_mails add column link_id uuid references document_links on delete set null;
create index document_mails_link on document_mails (link_id) where link_id is not null;
update document_mails m set link_id = l.id from document_links l
  where l.document_id = m.document_id and l.to_address = m.to_address and l.created_at = m.created_at;

-- What became of each mail with a document; null where that is forgotten. One that was stopped did not arrive, and says what stopped it.
create view document_mail_fates as
  select m.id, m.document_id, m.message_id, m.to_name, m.to_address, m.created_at,
    case when e.state = 'failed' and e.last_code = 'mailNotRepeated' then 'unsure'
      when e.state = 'cancelled' and e.last_code = 'mailDocumentWithdrawn' then 'withdrawn'
      when e.state = 'cancelled' and e.last_code = 'mailDocumentSuperseded' then 'superseded'
      when e.state = 'cancelled' and e.last_code = 'mailLinkRevoked' then 'linkRevoked'
      when e.state in ('failed', 'cancelled') or (e.id is null and m.failed_at is not null) then 'failed'
      when e.state = 'sent' then 'sent' when e.id is not null then 'waiting' end as fate
  from document_mails m left join mail_messages e on e.id = m.message_id;

-- With what was agreed, what was offered, and what became of its mails.
create or replace view document_rows as
  select d.id, d.version, d.kind, d.number, d.revision, d.language, d.project_id, p.name as project_label, d.customer_id,
    c.name as customer_label, d.currency, d.issued_on, d.valid_until, coalesce(a.accepted_gross, d.gross) as gross, d.state, d.state_reason,
    a.answer, a.answered_at, a.answered_on, a.answered_by, a.answer_reason, d.size, d.pages, d.sha256, d.created_at, d.created_by_id, null::timestamptz as deleted_at,
    d.search_text || p.search_text as search_text, a.answer_reason_code, a.answered_role,
    -- What did not arrive was not sent, nor was the link in it, unless somebody opened it all the same.
    greatest((select max(m.created_at) from document_mail_fates m where m.document_id = d.id and (m.fate is null or m.fate in ('sent', 'unsure', 'waiting'))),
      (select max(l.created_at) from document_links l where l.document_id = d.id and (l.first_opened_at is not null
        or not exists (select 1 from document_mail_fates m where m.document_id = d.id and m.created_at = l.created_at
          and m.to_address = l.to_address and m.fate not in ('sent', 'unsure', 'waiting'))))) as sent_at,
    -- Of the last mail to each person: what was sent again, to another address perhaps, is told by that.
    (select case when bool_or(e.fate = 'failed') then 'failed' when bool_or(e.fate = 'unsure') then 'unsure'
        when bool_or(e.fate not in ('waiting', 'sent')) then min(e.fate) filter (where e.fate not in ('waiting', 'sent'))
        when bool_or(e.fate = 'waiting') then 'waiting' else 'sent' end
      from (select distinct on (coalesce(nullif(m.to_name, ''), m.to_address)) m.fate from document_mail_fates m
        where m.document_id = d.id order by coalesce(nullif(m.to_name, ''), m.to_address), m.created_at desc, m.id desc) e
      having count(e.fate) > 0) as mail_fate,
    (select max(l.last_opened_at) from document_links l where l.document_id = d.id) as opened_at,
    -- Of one number the last that holds: what a list comes to has no offer twice.
    d.state = 'issued' and (d.gross is null or not exists (select 1 from documents o where o.project_id = d.project_id and o.number = d.number
      and o.state = 'issued' and o.gross is not null and (o.issued_on, o.created_at, o.id) > (d.issued_on, d.created_at, d.id))) as is_counted,
    d.gross as offered_gross
  from documents d join projects p on p.id = d.project_id join customers c on c.id = d.customer_id
    left join documents a on a.kind = d.kind and a.number = d.number and a.revision = d.revision and a.answer is not null
  where p.deleted_at is null;
