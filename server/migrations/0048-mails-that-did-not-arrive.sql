-- Who sent a document is told that its mail did not arrive, and it is not listed as sent by that.
-- When its sender was told so; kept, though the mail is forgotten.
alter table document_mails add column failed_at timestamptz;
-- Of what failed before nobody is told that late.
update document_mails m set failed_at = e.updated_at from mail_messages e where e.id = m.message_id and e.state = 'failed';

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

-- Older servers: they write the kinds they know.
alter table notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in
    ('jobDone', 'jobFailed', 'jobCancelled', 'quoteAnswered', 'mailFailed', 'weekSubmitted', 'weekReturned', 'weekReminder', 'absenceDecided'));
