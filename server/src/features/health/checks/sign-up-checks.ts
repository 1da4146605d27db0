import { run } from '../../../database/queries/sql-query.ts';
import { parameter } from '../../../records/read/parameter.ts';
import type { Check } from './check.ts';

/** With this many failed sign-ins a day somebody should look. */
const manyFailed = 50;

const modes = { open: 'signUpOpen', domain: 'signUpDomain', invite: 'signUpInvite', closed: 'signUpClosed' } as const;

/** Who may make an account for himself. */
export const checkSignUpMode: Check = async ({ db }) => {
  const mode = (await parameter(db, 'security.signUpMode')) as keyof typeof modes;
  return { code: modes[mode], params: {} };
};

/** How many people may do everything. */
export const checkAdministrators: Check = async ({ db }) => {
  const text = "select count(*) as count from accounts where role = 'SA' and status = 'active' and deleted_at is null";
  const [row] = await run<{ count: number }>(db, text, []);
  const count = row?.count ?? 0;
  if (count === 0) return { code: 'administratorsNone', params: {} };
  return count === 1 ? { code: 'administratorsOne', params: {} } : { code: 'administratorsGood', params: { count } };
};

/** Whether somebody tries passwords. */
export const checkSignIns: Check = async ({ db }) => {
  const text = `select count(*) filter (where action = 'signInFailed') as failed,
      count(distinct coalesce(record_id::text, network)) filter (where action = 'signInThrottled') as throttled
    from audit where action in ('signInFailed', 'signInThrottled') and id is not null and at > now() - interval '1 day'`;
  const [row] = await run<{ failed: number; throttled: number }>(db, text, []);
  const { failed = 0, throttled = 0 } = row ?? {};
  if (throttled > 0 || failed >= manyFailed) return { code: 'signInsMany', params: { failed, throttled } };
  return { code: 'signInsGood', params: { failed } };
};
