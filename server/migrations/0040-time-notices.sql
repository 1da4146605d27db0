-- Time is told of: weeks that are handed in and returned, absences that are decided on, and one reminder a week (delivery reference 2.7).

-- Older servers: they write the kinds and purposes they know.
alter table notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in
    ('jobDone', 'jobFailed', 'jobCancelled', 'quoteAnswered', 'weekSubmitted', 'weekReturned', 'weekReminder', 'absenceDecided'));
-- Older servers: they write the purposes they know.
alter table mail_messages
  drop constraint mail_messages_purpose_check,
  add constraint mail_messages_purpose_check check (purpose in ('invitation', 'passwordReset', 'jobDone', 'test', 'document', 'time'));

-- Of which weeks people were reminded: of each once, whichever server does it.
create table week_reminders (
  week date primary key,
  told_at timestamptz not null default now()
);

insert into parameters (id, key, group_name, label, help, value_type, constraints, value, default_value, is_system, readable_by, editable_by, effect, search_text)
select uuid_v7(now()), seed.key, split_part(seed.key, '.', 1), seed.label, seed.help, 'enum', seed.constraints::jsonb, seed.value::jsonb,
  seed.value::jsonb, true, 'GUEST', 'ADMIN', 'immediate', search_words(concat_ws(' ', seed.key, seed.label, seed.help))
from (values
  ('time.remindOn', 'Remind on', 'The day on which people are reminded, at 09:00, of the week before if they have not handed it in.',
    '{"options": ["none", "1", "2", "3", "4", "5", "6", "7"]}', '"1"')
) as seed (key, label, help, constraints, value)
where not exists (select 1 from parameters p where p.key = seed.key);
