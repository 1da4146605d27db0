import type { OpenMonths } from '@mandate/contract/time/open-months.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '../../../../testing/fit.ts';
import { toast } from '../../../../testing/toasts.ts';
import { call, visit } from '../../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
}

const panel = page.getByRole('region', { name: 'Closed months' });
const closeDialog = page.getByRole('dialog', { name: 'Close a month' });
const months = () => call<OpenMonths>('GET', '/period/get', undefined, 'SA');

function monthOf(date: string): string {
  const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', style).format(new Date(`${date}T00:00:00Z`));
}

/** Somebody with an hour on a day that nobody handed in. @returns what the person is called */
async function openHour(date: string): Promise<string> {
  const mark = Date.now();
  const person = {
    firstName: 'Mona',
    lastName: `Books ${mark}`,
    weeklyHours: '40',
    hiredOn: '2020-01-01',
    workEmail: `mona.${mark}@firm.example`,
  };
  const { id: personnelId } = await call<Saved>('POST', '/personnel/save', person, 'SA');
  const line = {
    ...{ type: 'service', unit: 'hour', quantity: '400', description: 'Design' },
    ...{ unitPrice: '90', unitCost: '50' },
  };
  const days = { startDate: addDays(date, -60), endDate: addDays(date, 200), quoteValidUntil: addDays(date, 100) };
  const sold = { projectManagerId: personnelId, contractSignedOn: addDays(date, -61), isInternal: true };
  const values = { name: `Closing ${mark}`, ...days, ...sold, lines: [line] };
  const { id, version } = await call<Saved>('POST', '/project/save', values, 'SA');
  let now = version;
  for (const to of ['quoted', 'approved']) {
    const body = { to, version: now, acknowledged: ['costMissing'] };
    ({ version: now } = await call<Saved>('POST', `/project/transition/${id}`, body, 'SA'));
  }
  const { lines } = await call<{ lines: Saved[] }>('GET', `/project/get-by-id/${id}`, undefined, 'SA');
  await call(
    'POST',
    '/entry/save-many',
    { entries: [{ lineId: lines[0]?.id, personnelId, date, seconds: 3_600 }] },
    'SA',
  );
  return `${person.firstName} ${person.lastName}`;
}

/** Says who approves time. @returns who did before */
async function setApproval(value: string): Promise<string> {
  interface Parameter extends Saved {
    key: string;
    value: string;
  }
  const wanted = { search: 'time.approval', pageSize: 200 };
  const { rows } = await call<{ rows: Parameter[] }>('POST', '/parameter/get-grid', wanted, 'SA');
  const [stored] = rows.filter(({ key }) => key === 'time.approval');
  await call('POST', '/parameter/save', { id: stored?.id, version: stored?.version, value }, 'SA');
  return stored?.value ?? '';
}

test('a month with time that is not approved says whose it is, and stays open', async () => {
  const { closedUntil, months: open } = await months();
  const month = monthOf(open[0]?.until ?? '');
  const name = await openHour(addDays(closedUntil ?? '', 1));
  await visit('/home/weeks', 'SA');
  await panel.getByRole('button', { name: 'Close a month…' }).click();
  await expect.element(closeDialog.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue(month);
  const left = closeDialog.getByRole('list', { name: 'Weeks that are not approved' });
  await expect.element(left.getByRole('listitem').filter({ hasText: name })).toMatchTextContent(/Open.*1:00/);
  const close = closeDialog.getByRole('button', { name: `Close ${month}` });
  await expect.element(close).toHaveAttribute('aria-disabled', 'true');
  await expect.element(close).toHaveAccessibleDescription(/not handed in/);
  await expectAccessible();
  await page.viewport(320, 844);
  await expectNoSidewaysScroll();
  await left.getByRole('link', { name }).click();
  await expect.element(page.getByRole('group', { name: 'Days of the week' })).toBeVisible();
});

test('the month that was closed last is opened again with a reason, and closed once more', async () => {
  const until = (await months()).closedUntil ?? '';
  const month = monthOf(until);
  await visit('/home/weeks', 'SA');
  await panel.getByRole('button', { name: `Reopen ${month}…` }).click();
  const why = page.getByRole('dialog', { name: `Reopen ${month}?` });
  await why.getByRole('button', { name: `Reopen ${month}` }).click();
  await expect.element(why.getByText('Say why it is opened again.')).toBeVisible();
  await expectAccessible();
  await why.getByRole('textbox', { name: /^Why/ }).fill('A rate was wrong');
  await why.getByRole('button', { name: `Reopen ${month}` }).click();
  await expect.element(toast(`${month} is open again.`)).toBeVisible();
  expect((await months()).months[0]?.until).toBe(until);

  await panel.getByRole('button', { name: 'Close a month…' }).click();
  await expect.element(closeDialog).toMatchTextContent(/Everything up to .* is approved\./);
  await expectAccessible('dark');
  await closeDialog.getByRole('button', { name: `Close ${month}` }).click();
  await expect.element(toast(`${month} is closed.`)).toBeVisible();
  await expect.element(panel.getByRole('button', { name: `Reopen ${month}…` })).toBeVisible();
  expect((await months()).closedUntil).toBe(until);
});

test('who opens a month again that was not the last one any more is told, and asked about no other', async () => {
  const last = (await months()).closedUntil ?? '';
  const before = addDays(`${last.slice(0, 7)}-01`, -1);
  await call('POST', '/period/reopen', { until: last, reason: 'Looked at' }, 'SA');
  await visit('/home/profile', 'SA');
  await visit('/home/weeks', 'SA');
  await panel.getByRole('button', { name: `Reopen ${monthOf(before)}…` }).click();
  const why = page.getByRole('dialog', { name: `Reopen ${monthOf(before)}?` });
  await why.getByRole('textbox', { name: /^Why/ }).fill('A rate was wrong');
  await call('POST', '/period/close', { until: last }, 'SA');
  await why.getByRole('button', { name: `Reopen ${monthOf(before)}` }).click();
  await expect.element(toast(`${monthOf(last)} was closed meanwhile.`)).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(panel.getByRole('button', { name: `Reopen ${monthOf(last)}…` })).toBeVisible();
});

test('the panel has the focus once the last month that could be closed is closed', async () => {
  const { closedUntil, months: open } = await months();
  const approval = await setApproval('none');
  await visit('/home/profile', 'SA');
  await visit('/home/weeks', 'SA');
  await panel.getByRole('button', { name: 'Close a month…' }).click();
  const last = open.at(-1)?.until ?? '';
  await closeDialog.getByRole('combobox', { name: 'Month' }).selectOptions(last);
  await closeDialog.getByRole('button', { name: `Close ${monthOf(last)}` }).click();
  await expect.element(panel.getByText('Every month that is over is closed.')).toBeVisible();
  await expect.element(panel).toHaveFocus();
  for (const { until } of open.toReversed())
    await call('POST', '/period/reopen', { until, reason: 'Closed for a test' }, 'SA');
  await setApproval(approval);
  expect((await months()).closedUntil).toBe(closedUntil);
});

test('months are closed by administrators, opened again by an SA, and no business of others', async () => {
  await visit('/home/weeks', 'ADMIN');
  await expect.element(panel.getByRole('button', { name: 'Close a month…' })).toBeVisible();
  await expect.element(panel.getByRole('button', { name: /^Reopen/ })).not.toBeInTheDocument();
  await page.viewport(320, 844);
  await expectNoSidewaysScroll();
  await visit('/home/weeks', 'EDITOR');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Weeks' })).toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
});
