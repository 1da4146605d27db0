-- Mail: how it leaves, what waits to leave, and every try to hand it over.

create table mail_servers (
  id uuid primary key,
  version integer not null default 1,
  enabled boolean not null default false,
  host text check (char_length(host) <= 253),
  port integer not null default 587 check (port between 1 and 65535),
  security text not null default 'starttls' check (security in ('starttls', 'tls', 'none')),
  auth_method text not null default 'password' check (auth_method in ('none', 'password')),
  username text check (char_length(username) <= 180),
  -- The password as it is sealed; it never leaves in a reply, a history or an export.
  secret text,
  secret_set_at timestamptz,
  from_email text check (char_length(from_email) <= 180),
  from_name text collate "und-x-icu" check (char_length(from_name) <= 160),
  reply_to text check (char_length(reply_to) <= 180),
  envelope_from text check (char_length(envelope_from) <= 180),
  helo_name text check (char_length(helo_name) <= 253),
  verify_certificate boolean not null default true,
  timeout_seconds integer not null default 20 check (timeout_seconds between 5 and 120),
  max_per_minute integer not null default 30 check (max_per_minute between 1 and 6000),
  max_retries integer not null default 8 check (max_retries between 0 and 20),
  retry_backoff text not null default 'exponential' check (retry_backoff in ('exponential', 'constant')),
  redirect_all_to text check (char_length(redirect_all_to) <= 180),
  footer_text text collate "und-x-icu" check (char_length(footer_text) <= 1000),
  -- Nothing leaves while it is set; messages still queue.
  paused_at timestamptz,
  last_test_at timestamptz,
  last_test_result text check (last_test_result in ('passed', 'failed')),
  last_test_transcript jsonb,
  tags text[] not null default '{}',
  external_ref text check (char_length(external_ref) <= 80),
  created_at timestamptz not null default now(),
  created_by_id uuid references accounts,
  updated_at timestamptz not null default now(),
  updated_by_id uuid references accounts,
  deleted_at timestamptz,
  deleted_by_id uuid references accounts,
  deletion_id uuid,
  search_text text collate "C" not null default ''
);
-- There is one.
insert into mail_servers (id) values ('0193a000-0000-7000-8000-00000000e7a1');
create unique index mail_servers_one on mail_servers ((true));
create unique index mail_servers_external_ref_unique on mail_servers (external_ref) where external_ref is not null and deleted_at is null;

alter table accounts add column mail_jobs boolean not null default true;

create table mail_messages (
  id uuid primary key,
  purpose text not null check (purpose in ('invitation', 'passwordReset', 'jobDone', 'test')),
  -- Whose it is, where the product knows the person.
  account_id uuid references accounts on delete set null,
  -- Whose doing it was; null: the product's own.
  created_by_id uuid references accounts on delete set null,
  to_address text not null check (char_length(to_address) <= 180),
  to_name text collate "und-x-icu" not null default '' check (char_length(to_name) <= 160),
  subject text collate "und-x-icu" not null check (char_length(subject) <= 200),
  -- What it says, sealed: it may hold a link that works once.
  content text not null,
  state text not null default 'queued'
    check (state in ('queued', 'sending', 'sent', 'deferred', 'failed', 'cancelled')),
  attempts integer not null default 0,
  next_try_at timestamptz not null default now(),
  -- It is not sent after this moment: what it says is past.
  not_after timestamptz not null,
  -- It was handed over when the connection or this process broke off: nobody knows whether it arrived, and it was sent once more.
  may_be_twice boolean not null default false,
  last_code text check (char_length(last_code) <= 60),
  -- The server's own words.
  last_answer text check (char_length(last_answer) <= 500),
  -- Where it really went, while everything is sent to one address.
  redirected_to text check (char_length(redirected_to) <= 180),
  -- The message it is a second sending of.
  resent_from_id uuid references mail_messages on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  updated_at timestamptz not null default now(),
  search_text text collate "C" not null default ''
);
create index mail_messages_waiting on mail_messages (next_try_at, id) where state in ('queued', 'deferred');
create index mail_messages_too_late on mail_messages (not_after) where state in ('queued', 'deferred');
create index mail_messages_sending on mail_messages (id) where state = 'sending';
create index mail_messages_created_at on mail_messages (created_at, id);
create index mail_messages_state on mail_messages (state, created_at, id);
create index mail_messages_account on mail_messages (account_id) where account_id is not null;
create index mail_messages_search on mail_messages using gin (search_text gin_trgm_ops);

-- One try to hand a message over. Without an outcome it is under way, or its process is gone.
create table mail_attempts (
  id uuid primary key,
  message_id uuid not null references mail_messages on delete cascade,
  number integer not null,
  at timestamptz not null default now(),
  -- From `handingOver` on the server may have it although no answer came.
  phase text not null default 'connecting' check (phase in ('connecting', 'handingOver')),
  outcome text check (outcome in ('sent', 'deferred', 'failed', 'uncertain')),
  ms integer,
  code text check (char_length(code) <= 60),
  -- What the code's sentence is filled with.
  params jsonb not null default '{}',
  answer text check (char_length(answer) <= 500)
);
create unique index mail_attempts_message on mail_attempts (message_id, number);

-- How sending goes. While the mail server is not reached, or refuses every message alike, nothing is tried before `waits_until`.
create table mail_sending (
  id boolean primary key default true check (id),
  failed_at timestamptz,
  waits_until timestamptz,
  -- How often in a row.
  failures integer not null default 0,
  code text check (char_length(code) <= 60),
  params jsonb not null default '{}',
  answer text check (char_length(answer) <= 500)
);
insert into mail_sending default values;
