import { weekOf } from '@mandate/contract/time/week.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectFit } from '../../../../testing/fit.ts';
import { call, visit } from '../../../../testing/visit.tsx';

interface Saved {
  id: string;
}

const address = '/controlPanel/ControlPanel';
const attention = page.getByRole('main').getByRole('region', { name: 'Needs attention' });
const row = (name: string) => attention.getByRole('listitem').filter({ hasText: name });
const lastWeek = addDays(weekOf(dayIn(new Date(), 'Europe/Rome'), 1), -7);

/** Somebody of the firm who works 40 hours a week. */
async function worker(): Promise<{ id: string; name: string }> {
  const name = `Wanda ${Date.now()}`;
  const workEmail = `${crypto.randomUUID()}@firm.example`;
  const person = { firstName: 'Wanda', lastName: name.slice(6), workEmail, weeklyHours: '40', hiredOn: '2020-01-01' };
  return { id: (await call<Saved>('POST', '/personnel/save', person, 'SA')).id, name };
}

test('a week that was handed in is told by whose it is, and leads to where weeks are approved', async () => {
  const { id, name } = await worker();
  const weeks = [{ personnelId: id, week: lastWeek, version: 0 }];
  await call('POST', '/week/submit', { weeks, acknowledged: true }, 'SA');
  await visit(`${address}?show=all&kind=weekToApprove`, 'SA');
  await expect.element(row(name)).toMatchTextContent(/Week to approve.*week of .*, 0:00 of \d+:\d\d/);
  const week = new URLSearchParams({ week: lastWeek, person: id });
  await expect
    .element(row(name).getByRole('link', { name, exact: true }))
    .toHaveAttribute('href', `/home/week?${week}`);
  const act = row(name).getByRole('link', { name: `Open approvals: ${name}` });
  await expect.element(act).toHaveAttribute('href', '/home/approvals');
  await expectAccessible();
  await expectFit();
});

test('an absence that was asked for is told by its days, and leads to where it is decided on', async () => {
  // The earliest of all stands first, however many others wait.
  const days = { kind: 'holiday', startDate: '2021-03-01', endDate: '2021-03-05' };
  const { id } = await call<Saved>('POST', '/absence/save', days, 'EDITOR');
  await visit(`${address}?show=all&kind=absenceToDecide`, 'SA');
  const asked = row('1 Mar 2021 – 5 Mar 2021');
  await expect.element(asked).toMatchTextContent(/Absence to decide/);
  const act = asked.getByRole('link', { name: /^Open absence: / });
  await expect.element(act).toHaveAttribute('href', `/register/absence/${id}`);
});
