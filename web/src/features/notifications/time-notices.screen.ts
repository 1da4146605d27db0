import { weekOf } from '@mandate/contract/time/week.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectFit } from '../../../testing/fit.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
}

const week = addDays(weekOf(dayIn(new Date(), 'Europe/Rome'), 1), -7);

/** An EDITOR who is somebody of the firm and has no notice yet. */
async function worker() {
  const email = `${crypto.randomUUID()}@firm.example` as const;
  const password = inject('password');
  // Whose sign-in is older is asked for the password first: all tests share one.
  await call('POST', '/account/confirm-password', { password }, 'SA');
  const account = { fullName: 'Runa Notified', email, role: 'EDITOR', password };
  const { id: userId } = await call<Saved>('POST', '/account/save', account, 'SA');
  const person = { firstName: 'Runa', lastName: email.slice(0, 8), workEmail: email, hiredOn: '2020-01-01', userId };
  const { id: personnelId } = await call<Saved>('POST', '/personnel/save', person, 'SA');
  return { email, personnelId };
}

test('a week that came back is told with its reason and leads to it, and so is an absence that was declined', async () => {
  const { email, personnelId } = await worker();
  await call('POST', '/week/submit', { weeks: [{ personnelId, week, version: 0 }], acknowledged: true }, email);
  await call('POST', '/week/return', { weeks: [{ personnelId, week, version: 1 }], reason: 'Which line?' }, 'SA');
  const days = { kind: 'holiday', startDate: '2099-03-02', endDate: '2099-03-06' };
  const away = await call<Saved>('POST', '/absence/save', days, email);
  const decision = { state: 'declined', version: away.version, reason: 'Too many are away' };
  await call('POST', `/absence/decide/${away.id}`, decision, 'SA');

  await visit('/home/entries', email);
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const returned = panel.getByRole('link', { name: /Your week of .* was returned.*“Which line\?”/ });
  await expect.element(returned).toHaveAttribute('href', `/home/week?${new URLSearchParams({ week })}`);
  await expect
    .element(panel.getByRole('link', { name: /Your absence was declined.*2 Mar 2099 – 6 Mar 2099/ }))
    .toHaveAttribute('href', `/register/absence/${away.id}`);
  await expectAccessible();
  await expectFit();
  await page.viewport(1440, 900);
  await returned.click();
  await expect.element(page.getByRole('heading', { level: 1, name: /\d{4}$/ })).toBeVisible();
});
