import { permissions } from '@mandate/contract/access/permissions.ts';
import { roles } from '@mandate/contract/access/roles.ts';
import { describe, expect, test } from 'vitest';
import { exported, firmThatExports } from '../../../testing/callers/exports.ts';
import { signIn } from '../../../testing/callers/people.ts';

const firm = firmThatExports();

describe('who may export', () => {
  test.each(Object.entries(permissions).filter(([, verbs]) => verbs.export))('%s', async (noun, verbs) => {
    const allowed = (verbs.export ?? []).map((each) => (typeof each === 'string' ? each : each[0]));
    for (const role of roles) {
      const person = await signIn(firm.app, role, `${noun} ${role}`);
      const reply = await exported(firm.app, person, noun);
      expect([role, reply.status, reply.envelope?.errorCode ?? null]).toEqual(
        allowed.includes(role) ? [role, 200, null] : [role, 403, 'notPermitted'],
      );
    }
  });

  test('an editor exports customers and projects, and no providers', async () => {
    const editor = await signIn(firm.app, 'EDITOR');
    const statuses = async (noun: string) => (await exported(firm.app, editor, noun)).status;
    expect([await statuses('customer'), await statuses('project'), await statuses('provider')]).toEqual([
      200, 200, 403,
    ]);
  });

  test('nobody whose right to export was taken away', async () => {
    const person = await signIn(firm.app, 'ADMIN', 'Without', ['seeRates', 'importData']);
    expect((await exported(firm.app, person, 'customer')).envelope?.errorCode).toBe('notPermitted');
  });

  test('views and drafts are exported by nobody', async () => {
    for (const noun of ['view', 'draft', 'session'])
      expect((await exported(firm.app, firm.sa, noun)).envelope?.errorCode).toBe('callNotFound');
  });
});
