-- Who sent a document is told that its mail did not arrive, and it is not listed as sent by that.
-- When its sender was told so; kept, though the mail is forgotten.
alter table document_mails add column failed_at timestamptz;
-- Of what failed before nobody is told that late.
update document_mails m set failed_at = e.updated_at from mail_messages e where e.id = m.message_id and e.state = 'failed';

-- What became of each mail with a document; null where that is forgotten.
create view document_mail_fates as
  select m.id, m.document_id, m.message_id, m.to_name, m.to_address, m.created_at,
    case when e.state = 'failed' and e.last_code = 'mailNotRepeated' then 'unsure'
      when e.state in ('failed', 'cancelled') or (e.id is null and m.failed_at is not null) then 'failed'
      when e.state = 'sent' then 'sent' when e.id is not null then 'waiting' end as fate
  from document_mails m left join mail_messages e on e.id = m.message_id;

-- Documents that did not get to somebody, and nothing came after: no second mail to them, no look behind the link, no answer.
create view document_mail_failures as
  select m.document_id, max(e.updated_at) as failed_at
  from mail_messages e join document_mails m on m.message_id = e.id join documents d on d.id = m.document_id
  where e.state = 'failed' and d.state = 'issued' and d.answer is null
    and not exists (select 1 from document_mails n where n.document_id = m.document_id and (n.created_at, n.id) > (m.created_at, m.id)
      and (n.to_address = m.to_address or (n.to_name = m.to_name and m.to_name <> '')))
    and not exists (select 1 from document_links l where l.document_id = m.document_id and l.created_at = m.created_at
      and l.to_address = m.to_address and l.first_opened_at is not null)
  group by m.document_id;

create or replace view document_rows as
  select d.id, d.version, d.kind, d.number, d.revision, d.language, d.project_id, p.name as project_label, d.customer_id,
    c.name as customer_label, d.currency, d.issued_on, d.valid_until, coalesce(a.accepted_gross, d.gross) as gross, d.state, d.state_reason,
    a.answer, a.answered_at, a.answered_on, a.answered_by, a.answer_reason, d.size, d.pages, d.sha256, d.created_at, d.created_by_id, null::timestamptz as deleted_at,
    d.search_text || p.search_text as search_text, a.answer_reason_code, a.answered_role,
    -- What did not arrive was not sent, nor was the link in it, unless somebody opened it all the same.
    greatest((select max(m.created_at) from document_mail_fates m where m.document_id = d.id and m.fate is distinct from 'failed'),
      (select max(l.created_at) from document_links l where l.document_id = d.id and (l.first_opened_at is not null
        or not exists (select 1 from document_mail_fates m where m.document_id = d.id and m.created_at = l.created_at
          and m.to_address = l.to_address and m.fate = 'failed')))) as sent_at,
    -- Of the last mail to each person: what was sent again, to another address perhaps, is told by that.
    (select case when bool_or(e.fate = 'failed') then 'failed' when bool_or(e.fate = 'unsure') then 'unsure'
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

-- Older servers: they write the kinds they know.
alter table notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in
    ('jobDone', 'jobFailed', 'jobCancelled', 'quoteAnswered', 'mailFailed', 'weekSubmitted', 'weekReturned', 'weekReminder', 'absenceDecided'));
