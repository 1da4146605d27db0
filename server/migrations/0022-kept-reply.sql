-- What is known of a call made under an Idempotency-Key stands apart from its reply, which may be let go of earlier. What was kept before does
-- not say in which session and with which rights it was made: it is forgotten.
delete from idempotent_replies;
alter table idempotent_replies
  drop column request_hash,
  -- Sealed; empty while the call is under way.
  add column mark text not null,
  alter column reply drop not null;
