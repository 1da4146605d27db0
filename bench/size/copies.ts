/**
 * Columns of copies, as SQL over the row they are copied from, `t`, the number of the copy, `n`, its `place` among
 * the rows copied and how many these are, `seeds`; the others are as in that row.
 */
export type Copied = Record<string, string>;

const numbered = (column: string) => ({ [column]: `t.${column} || ' ' || n` });
const written = {
  id: "uuid_v7(t.created_at - n * interval '1 minute')",
  external_ref: 'null',
  created_at: "t.created_at - n * interval '1 minute'",
  updated_at: "t.updated_at - n * interval '1 minute'",
  search_text: "t.search_text || ' ' || n",
};
const register = { ...written, code: "t.code || '-' || n", ...numbered('name') };

/** The tables that are filled with copies of what the sample firm has in them. */
export const copies: Record<string, Copied> = {
  customers: {
    ...register,
    // One in twenty lies in the trash.
    deletion_id: 'case when (n + place) % 20 = 0 then gen_random_uuid() end',
    deleted_at: "case when (n + place) % 20 = 0 then now() - n % 90 * interval '1 day' end",
  },
  providers: register,
  services: register,
  places: { ...written, ...numbered('name'), ...numbered('code') },
  personnels: {
    ...written,
    code: "t.code || '-' || n",
    ...numbered('display_name'),
    work_email: 'n || t.work_email',
    user_id: 'null',
  },
  // Two of one thing on one day are refused unless they begin at different quantities.
  rates: { ...written, min_quantity: 'n * 300 + place' },
  exchange_rates: { ...written, valid_from: "date '1900-01-01' + (n * seeds + place)::integer" },
  accounts: { ...written, email: 'n || t.email', ...numbered('full_name'), personnel_id: 'null' },
};
/** Each is of a day of its own since 1900. */
export const mostExchangeRates = 40_000;
/** Tables of what the product itself keeps, which the sample firm has none of: how a row with the number `n` is made. $1 is an account. */
export const made: Record<string, string> = {
  jobs: `insert into jobs (id, account_id, kind, entity, input, about, request_hash, time_zone, network, session_id, request_id, state, done, total, attempts, created_at, started_at, ended_at)
    select uuid_v7(at), $1, (array['export', 'import'])[1 + n % 2], (array['project', 'customer', 'provider'])[1 + n % 3], '{}', '{"format": "csv"}',
      n::text, 'UTC', '127.0.0.1', gen_random_uuid(), n::text, (array['done', 'failed', 'cancelled'])[1 + n % 3], n, n, 1, at, at, at`,
  mail_messages: `insert into mail_messages (id, purpose, account_id, to_address, to_name, subject, content, state, attempts, not_after, created_at, sent_at, search_text)
    select uuid_v7(at), (array['invitation', 'passwordReset', 'jobDone'])[1 + n % 3], $1, 'person.' || n || '@client.example', 'Person ' || n,
      'Message ' || n, '', (array['sent', 'failed', 'cancelled'])[1 + n % 3], 1, at, at, at, search_words('person.' || n || '@client.example Person Message ' || n)`,
  audit: `insert into audit (at, action, actor_id, request_id, entity, record_id, network, details)
    select at, (array['create', 'save', 'remove', 'signedIn', 'export'])[1 + n % 5], $1, n::text, (array['project', 'customer', 'rate', 'place'])[1 + n % 4],
      gen_random_uuid(), '127.0.0.1', '{"version": 2}'`,
};
