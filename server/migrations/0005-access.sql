-- Who may come in, what they did: accounts as a register, sessions people can see, links that work once, throttling, the audit.

alter table accounts drop constraint accounts_status_check;
alter table accounts
  add constraint accounts_status_check check (status in ('invited', 'active', 'disabled')),
  add constraint accounts_external_ref_check check (char_length(external_ref) <= 80),
  add constraint accounts_language_check check (char_length(language) <= 10),
  add constraint accounts_time_zone_check check (char_length(time_zone) <= 64),
  add column grants text[],
  add column personnel_id uuid,
  add column personnel_label text collate "und-x-icu",
  add column date_format text not null default 'd MMM yyyy',
  add column number_format text not null default '1,234.56',
  add column theme text not null default 'system' check (theme in ('system', 'light', 'dark')),
  add column density text not null default 'default' check (density in ('compact', 'default', 'comfortable')),
  -- When the password is one that was made for the person: it opens nothing after this moment.
  add column one_time_until timestamptz,
  add column password_changed_at timestamptz;

-- An address stays with the account that had it, also when that is removed.
drop index accounts_email_unique;
create unique index accounts_email_unique on accounts (search_normalise(email));
create unique index accounts_email_lower on accounts (lower(email));
create unique index accounts_external_ref_unique on accounts (external_ref) where deleted_at is null;
create index accounts_full_name on accounts (full_name, id);
create index accounts_deletion on accounts (deletion_id) where deletion_id is not null;
create index accounts_search on accounts using gin (search_text gin_trgm_ops);

alter table sessions
  add column device text not null default '',
  add column network text not null default '',
  -- When the password was last given in this session.
  add column confirmed_at timestamptz not null default now(),
  -- A session in which somebody looks at the product as a role or a person; it ends with the one it was begun in.
  add column parent_id uuid references sessions,
  add column view_role text,
  add column view_account_id uuid references accounts;
create index sessions_parent on sessions (parent_id) where parent_id is not null;

create view live_sessions as
  select id, account_id, device, network, remember_me, created_at as started_at, last_used_at,
    least(ends_at, last_used_at + make_interval(secs => idle_seconds)) as ends_at,
    (select a.full_name from accounts a where a.id = account_id) as account_label
  from sessions
  where ended_at is null and parent_id is null and ends_at > now()
    and last_used_at + make_interval(secs => idle_seconds) > now();

create table one_time_links (
  hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  purpose text not null check (purpose in ('invitation', 'reset')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_links_account on one_time_links (account_id);

-- Counted attempts, by the fingerprint of what is counted.
create table throttles (
  key bytea primary key,
  count integer not null,
  since timestamptz not null,
  last_at timestamptz not null
);
create index throttles_age on throttles (last_at);

-- What happened, in a chain: each row carries the hash of the one before, so that none can be changed or taken out unseen.
create table audit (
  written bigint generated always as identity primary key,
  -- The place in the chain and both hashes are given when the transaction commits.
  id bigint unique,
  at timestamptz not null default clock_timestamp(),
  action text not null,
  actor_id uuid,
  session_id uuid,
  network text,
  request_id text,
  entity text,
  record_id uuid,
  details jsonb not null default '{}',
  previous_hash bytea,
  hash bytea,
  check ((id is null) = (hash is null))
);
create index audit_record on audit (entity, record_id, id);
create index audit_actor on audit (actor_id, id);

create table audit_head (
  is_head boolean primary key default true check (is_head),
  id bigint not null,
  hash bytea not null
);
insert into audit_head (id, hash) values (0, sha256('Mandate'));

create function audit_hash(entry audit) returns bytea
  language sql stable
  return sha256(entry.previous_hash || convert_to(jsonb_build_array(
    entry.id, (extract(epoch from entry.at) * 1000000)::bigint, entry.action, entry.actor_id, entry.session_id,
    entry.network, entry.request_id, entry.entity, entry.record_id, entry.details)::text, 'UTF8'));

-- The fingerprint of an entry of the history, kept in the audit.
create function history_digest(changes jsonb, reason text) returns text
  language sql immutable
  return encode(sha256(convert_to(changes::text || coalesce(reason, ''), 'UTF8')), 'hex');

-- Rows join the chain at the commit: only then the head is locked, so that writers wait for each other's commits and nothing else.
create function audit_chain() returns trigger language plpgsql as $$
begin
  select h.id + 1, h.hash into new.id, new.previous_hash from audit_head h for update;
  new.hash := audit_hash(new);
  update audit set id = new.id, previous_hash = new.previous_hash, hash = new.hash where written = new.written;
  update audit_head set id = new.id, hash = new.hash;
  return null;
end $$;
create constraint trigger audit_chain after insert on audit deferrable initially deferred
  for each row execute function audit_chain();

-- Nothing changes but a row that joins the chain.
create function audit_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.hash is null and to_jsonb(new) - '{id,previous_hash,hash}'::text[]
      = to_jsonb(old) - '{id,previous_hash,hash}'::text[] then
    return new;
  end if;
  raise exception 'The audit is only added to';
end $$;
create trigger audit_stays before update or delete on audit for each row execute function audit_stays();
create trigger audit_stays_whole before truncate on audit for each statement execute function audit_stays();

insert into parameters (key, value) values
  ('numbering.personnel', '"E{SEQ:4}"'),
  ('security.signUpMode', '"open"'),
  ('security.allowedDomains', '[]');
