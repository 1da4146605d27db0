-- A revision is one offer in however many languages, and answered once: each of its documents is listed with the answer.
-- Older servers: refuse a second answer to a revision as well.
create unique index documents_answered_once on documents (kind, number, revision) where answer is not null;

create or replace view document_rows as
  select d.id, d.version, d.kind, d.number, d.revision, d.language, d.project_id, p.name as project_label, d.customer_id,
    c.name as customer_label, d.currency, d.issued_on, d.valid_until, d.gross, d.state, d.state_reason, a.answer, a.answered_at, a.answered_on,
    a.answered_by, a.answer_reason, d.size, d.pages, d.sha256, d.created_at, d.created_by_id, null::timestamptz as deleted_at,
    d.search_text || p.search_text as search_text, a.answer_reason_code, a.answered_role,
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
    left join documents a on a.kind = d.kind and a.number = d.number and a.revision = d.revision and a.answer is not null
  where p.deleted_at is null;
