import { weekOf } from '@mandate/contract/time/week.ts';
import type { WeekDetail } from '@mandate/contract/time/week-detail.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectFit, expectNoSidewaysScroll } from '../../../testing/fit.ts';
import { press } from '../../../testing/press-and-type.ts';
import { toast } from '../../../testing/toasts.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
}

/** The last one that is over where the firm is, whose clock says when a week is missed. */
const week = weekOf(addDays(dayIn(new Date(), 'UTC'), -7), 1);
const main = page.getByRole('main');
const table = main.getByRole('table', { name: 'Weeks that wait' });
const beside = main.getByRole('complementary');
let made = 0;

/** An EDITOR who manages people, each with a week that was handed in: eight hours a day, on as many days as are asked for. */
async function manager(...days: number[]) {
  made += 1;
  const mark = `${Date.now()}${made}`;
  const email = `manager.${mark}@firm.example` as const;
  const password = inject('password');
  // Whose sign-in is older is asked for the password first: all tests share one.
  await call('POST', '/account/confirm-password', { password }, 'SA');
  const account = await call<Saved>(
    'POST',
    '/account/save',
    { fullName: 'Tova', email, role: 'EDITOR', password },
    'SA',
  );
  const own = {
    firstName: 'Tova',
    lastName: `Manages ${mark}`,
    hiredOn: '2020-01-01',
    workEmail: email,
    userId: account.id,
  };
  const { id: managerId } = await call<Saved>('POST', '/personnel/save', own, 'SA');
  const line = {
    type: 'service',
    unit: 'hour',
    quantity: '400',
    unitPrice: '90',
    unitCost: '50',
    description: 'Design',
  };
  const period = { startDate: addDays(week, -60), endDate: addDays(week, 200), quoteValidUntil: addDays(week, 100) };
  const sold = { projectManagerId: managerId, contractSignedOn: addDays(week, -61), isInternal: true };
  const project = await call<Saved>(
    'POST',
    '/project/save',
    { name: `Claims ${mark}`, ...period, ...sold, lines: [line] },
    'SA',
  );
  let { version } = project;
  for (const to of ['quoted', 'approved'])
    ({ version } = await call<Saved>(
      'POST',
      `/project/transition/${project.id}`,
      { to, version, acknowledged: ['costMissing'] },
      'SA',
    ));
  const { lines } = await call<{ lines: Saved[] }>('GET', `/project/get-by-id/${project.id}`, undefined, 'SA');
  const people: { id: string; name: string; lineId: string }[] = [];
  for (const [at, count] of days.entries()) {
    const person = {
      firstName: 'ABCDEF'[at],
      lastName: `Works ${mark}`,
      weeklyHours: '40',
      hiredOn: '2020-01-01',
      workEmail: `works.${at}.${mark}@firm.example`,
      managerId,
    };
    const { id } = await call<Saved>('POST', '/personnel/save', person, 'SA');
    const entries = Array.from({ length: count }, (_, day) => ({
      ...{ lineId: lines[0]?.id, personnelId: id, date: addDays(week, day), seconds: 28_800 },
      text: day === 0 ? 'Workshop with the team' : null,
    }));
    await call('POST', '/entry/save-many', { entries }, 'SA');
    const weeks = [{ personnelId: id, week, version: 0 }];
    await call('POST', '/week/submit', { weeks, acknowledged: true }, 'SA');
    people.push({ id, name: `${person.firstName} ${person.lastName}`, lineId: lines[0]?.id ?? '' });
  }
  const stored = (at: number) =>
    call<WeekDetail>(
      'GET',
      `/week/get?${new URLSearchParams({ week, personnelId: people[at]?.id ?? '' })}`,
      undefined,
      'SA',
    );
  return { email, people, managerId, stored, name: (at: number) => people[at]?.name ?? '' };
}

/** Somebody who signs in, is managed and has booked two hours of the week without handing it in. @returns what the person is called */
async function withAccount(firstName: string, managerId: string, lineId: string | undefined): Promise<string> {
  made += 1;
  const mark = `${Date.now()}${made}`;
  const account = {
    fullName: firstName,
    email: `late.${mark}@firm.example`,
    role: 'EDITOR',
    password: inject('password'),
  };
  const { id: userId } = await call<Saved>('POST', '/account/save', account, 'SA');
  const person = {
    firstName,
    lastName: `Works ${mark}`,
    weeklyHours: '40',
    hiredOn: week,
    workEmail: account.email,
    userId,
    managerId,
  };
  const { id: personnelId } = await call<Saved>('POST', '/personnel/save', person, 'SA');
  await call('POST', '/entry/save-many', { entries: [{ lineId, personnelId, date: week, seconds: 7_200 }] }, 'SA');
  return `${firstName} ${person.lastName}`;
}

test('a week that waits is read, approved, and the next one follows', async () => {
  const { email, stored, name } = await manager(5, 3);
  await visit('/home/approvals', email);
  await expect.element(table.getByRole('row', { name: name(0) })).toMatchTextContent(/40:00 of 40:00.*100 %/);
  await expect.element(beside.getByRole('heading', { name: name(0) })).toBeVisible();
  await expect.element(beside.getByRole('row', { name: /^Design/ })).toMatchTextContent('40:00');
  await expect.element(beside.getByRole('row', { name: /^Difference/ })).toMatchTextContent('0:00');
  await expect
    .element(beside.getByRole('region', { name: 'What was done' }))
    .toMatchTextContent('Workshop with the team');
  await expectAccessible();
  await expectAccessible('dark');
  await expectFit([1440, 1024]);
  await page.viewport(1440, 900);
  await press('a');
  await expect.element(toast(new RegExp(`^Approved: ${name(0)}`))).toBeVisible();
  await expect.element(beside.getByRole('heading', { name: name(1) })).toBeVisible();
  expect((await stored(0)).state).toBe('approved');
  expect((await stored(1)).state).toBe('submitted');
  await expect.element(page.getByRole('link', { name: /Approvals.*1 week waits for you/ })).toBeInTheDocument();
});

test('a week somebody else approved meanwhile is told so, and no key decides on another one before it was chosen', async () => {
  const { email, people, stored, name } = await manager(5, 3);
  await visit('/home/approvals', email);
  await expect.element(beside.getByRole('heading', { name: name(0) })).toBeVisible();
  const { version } = await stored(0);
  await call('POST', '/week/approve', { weeks: [{ personnelId: people[0]?.id, week, version }] }, 'SA');
  await press('a');
  await expect.element(toast(/has approved this week already\.$/)).toBeVisible();
  await expect.element(table.getByRole('button', { name: name(1) })).toHaveFocus();
  await expect.element(beside).not.toBeInTheDocument();
  await press('a');
  await press('Enter');
  await expect.element(beside.getByRole('heading', { name: name(1) })).toBeVisible();
  expect((await stored(1)).state).toBe('submitted');
});

test('a week is returned with a reason, which has to be said', async () => {
  const { email, stored, name } = await manager(4);
  await visit('/home/approvals', email);
  await expect.element(beside.getByRole('heading', { name: name(0) })).toBeVisible();
  await press('r');
  const dialog = page.getByRole('dialog', { name: 'Return the week?' });
  await dialog.getByRole('button', { name: 'Return week' }).click();
  await expect.element(dialog.getByText('Say what is to be changed.')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('textbox', { name: /^Why/ }).fill('Friday is missing');
  await dialog.getByRole('button', { name: 'Return week' }).click();
  await expect.element(toast(new RegExp(`^Returned: ${name(0)}`))).toBeVisible();
  expect(await stored(0)).toMatchObject({ state: 'open', returnedReason: 'Friday is missing' });
  await expect.element(main.getByRole('heading', { name: 'Nothing waits for you.' })).toBeVisible();
  await expectAccessible();
});

test('who returns a week by mouse stands on the next one, as who approves by key does', async () => {
  const { email, name } = await manager(5, 5);
  await visit('/home/approvals', email);
  await expect.element(beside.getByRole('heading', { name: name(0) })).toBeVisible();
  await beside.getByRole('button', { name: /^Return/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Return the week?' });
  await dialog.getByRole('textbox', { name: /^Why/ }).fill('Friday is missing');
  await dialog.getByRole('button', { name: 'Return week' }).click();
  await expect.element(toast(new RegExp(`^Returned: ${name(0)}`))).toBeVisible();
  await expect.element(table.getByRole('button', { name: name(1) })).toHaveFocus();
  await beside.getByRole('button', { name: /^Return/ }).click();
  await dialog.getByRole('textbox', { name: /^Why/ }).fill('Monday is missing');
  await dialog.getByRole('button', { name: 'Return week' }).click();
  await expect.element(main.getByRole('heading', { name: 'Nothing waits for you.' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('weeks are gone through, shown and selected by keyboard, and many are approved with a receipt', async () => {
  const { email, people, stored, name } = await manager(5, 5, 2);
  await visit('/home/approvals', email);
  await expect.element(beside.getByRole('heading', { name: name(0) })).toBeVisible();
  await press('j');
  await expect.element(beside.getByRole('heading', { name: name(1) })).toBeVisible();
  await press('x');
  await press('k');
  await expect.element(beside.getByRole('heading', { name: name(0) })).toBeVisible();
  await press('x');
  await press('Escape');
  await expect.element(beside).not.toBeInTheDocument();
  await press('Space');
  await expect.element(beside.getByRole('heading', { name: name(0) })).toBeVisible();
  // One of them changed meanwhile: it keeps no other from being approved.
  const weeks = [{ personnelId: people[1]?.id, week, version: 1 }];
  await call('POST', '/week/return', { weeks, reason: 'Not yet' }, 'SA');
  await main.getByRole('button', { name: 'Approve 2 weeks' }).click();
  const receipt = page.getByRole('dialog', { name: '1 week approved' });
  await expect.element(receipt).toMatchTextContent(new RegExp(`1 week was not approved.*${name(1)}`));
  await expect.element(receipt).toMatchTextContent('has returned this week already.');
  await expectAccessible();
  await receipt.getByRole('button', { name: 'Close' }).click();
  await expect.poll(async () => [(await stored(0)).state, (await stored(1)).state]).toEqual(['approved', 'open']);
  await expect.element(table.getByRole('row', { name: name(2) })).toBeVisible();
  await expect.element(table.getByRole('row', { name: name(0) })).not.toBeInTheDocument();
});

test('on a phone a week that waits is a card, and lies over the others to be decided on', async () => {
  const { email, stored, name } = await manager(5);
  await page.viewport(390, 844);
  await visit('/home/approvals', email);
  await main
    .getByRole('list', { name: 'Weeks that wait' })
    .getByRole('button', { name: name(0) })
    .click();
  const sheet = page.getByRole('dialog', { name: name(0) });
  await expect.element(sheet.getByText('Workshop with the team')).toBeVisible();
  await expectAccessible();
  await page.viewport(320, 844);
  await expectNoSidewaysScroll();
  await sheet.getByRole('button', { name: 'Approve week' }).click();
  await expect.poll(async () => (await stored(0)).state).toBe('approved');
  await expect.element(main.getByRole('heading', { name: 'Nothing waits for you.' })).toBeVisible();
  await expectNoSidewaysScroll();
});

test('whose week is missing is told under those that wait, and reminded once a day', async () => {
  const { email, people, managerId, name } = await manager(5);
  const late = await withAccount('Late', managerId, people[0]?.lineId);
  const other = await withAccount('Later', managerId, people[0]?.lineId);
  await visit('/home/approvals', email);
  await expect.element(table.getByRole('row', { name: name(0) })).toBeVisible();
  const row = table.getByRole('row', { name: late });
  await expect.element(row).toMatchTextContent(/2:00 of 40:00/);
  await expectAccessible();
  await row.getByRole('button', { name: /^Remind / }).click();
  await expect.element(toast(new RegExp(`^Reminded: ${late}`))).toBeVisible();
  await expect.element(row).toMatchTextContent('Reminded today');
  await expect.element(row.getByRole('button')).not.toBeInTheDocument();
  await expect.element(table.getByRole('row', { name: other }).getByRole('button', { name: /^Remind / })).toBeVisible();
  await press('a');
  await expect.element(main.getByRole('heading', { name: 'Nothing waits for you.' })).toBeVisible();
  const missing = main.getByRole('table', { name: 'Not handed in yet' });
  await expect.element(missing.getByRole('row', { name: late })).toMatchTextContent('Reminded today');
  await expectAccessible();
  await page.viewport(320, 844);
  await expect
    .element(main.getByRole('region', { name: 'Not handed in yet' }).getByRole('link', { name: late }))
    .toBeVisible();
  await expectNoSidewaysScroll();
});

test('every week something was done with stands in a list, and a guest is told who approves', async () => {
  const { name, people, stored } = await manager(1, 1);
  const weeks = [{ personnelId: people[1]?.id, week, version: (await stored(1)).version }];
  await call('POST', '/week/return', { weeks, reason: 'Not yet' }, 'SA');
  for (const [place, told] of [/Handed in.*8:00/, /Returned.*8:00/].entries()) {
    await visit(`/home/weeks?search=${encodeURIComponent(name(place))}`, 'SA');
    await expect.element(page.getByRole('row', { name: new RegExp(name(place)) })).toMatchTextContent(told);
  }
  await visit('/home/approvals', 'GUEST');
  await expect.element(main.getByText('You do not have access to this page')).toBeVisible();
});
