import type { NotificationRow } from '@mandate/contract/entities/notification.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectFit } from '../../../testing/fit.ts';
import { press, type } from '../../../testing/press-and-type.ts';
import { undo } from '../../../testing/toasts.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
}

let made = 0;
async function newCalendar(values: object): Promise<Saved & { name: string }> {
  made += 1;
  const stamp = `${Date.now() % 1_000_000}-${made}`;
  const name = `Calendar ${stamp}`;
  return { ...(await call<Saved>('POST', '/holiday-calendar/save', { code: `C${stamp}`, name, ...values })), name };
}

/** Of the notices about a calendar, newest first, which are read. */
async function readNotices(name: string): Promise<boolean[]> {
  const { rows } = await call<{ rows: NotificationRow[] }>('POST', '/notification/get-grid', {}, 'ADMIN');
  return rows.flatMap(({ params, readAt }) => (params.name === name ? [readAt !== null] : []));
}

const year = new Date().getFullYear();

test('a calendar is reached from the parameters, an own half day is added and taken back', async () => {
  const { id, name } = await newCalendar({});
  await visit('/register/parameters', 'ADMIN');
  await page.getByRole('link', { name: /Holiday calendars/ }).click();
  await expect.element(page.getByText(name)).toBeVisible();
  await visit(`/register/calendar/${id}`);
  await expect.element(page.getByText(`No holidays in ${year}`)).toBeVisible();
  await page.getByRole('button', { name: 'Add holiday' }).click();
  await page.getByRole('textbox', { name: 'Date' }).fill(`${year}-12-24`);
  const days = page.getByRole('group', { name: 'Holidays' });
  await days.getByRole('textbox', { name: 'Name' }).fill('Christmas Eve');
  await userEvent.click(days.getByRole('checkbox', { name: 'Half a day' }));
  await press('Control+s');
  await expect.element(page.getByText(`${name} saved.`)).toBeVisible();
  await expectAccessible();
  await expectFit();
  await page.getByRole('button', { name: 'Remove Christmas Eve' }).click();
  await undo('Christmas Eve removed.');
  await expect.element(days.getByRole('textbox', { name: 'Name' })).toHaveValue('Christmas Eve');
});

test('a day of another year is written in peace, its year is then shown, and what is wrong in it is found from any year', async () => {
  const { id } = await newCalendar({});
  await visit(`/register/calendar/${id}`, 'ADMIN');
  await page.getByRole('button', { name: 'Add holiday' }).click();
  // Two digits of a year are one as well.
  await type(`7 Dec ${year + 1}`);
  const date = page.getByRole('textbox', { name: 'Date' });
  await expect.element(date).toHaveFocus();
  await expect.element(date).toHaveValue(`7 Dec ${year + 1}`);
  const years = page.getByRole('group', { name: 'Year' });
  await expect.element(years.getByRole('button')).toHaveTextContent(String(year));
  await press('Tab');
  await press('Tab');
  const name = page.getByRole('group', { name: 'Holidays' }).getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveFocus();
  await expect.element(years.getByRole('button', { name: String(year + 1), pressed: true })).toBeVisible();
  await years.getByRole('button', { name: String(year), exact: true }).click();
  await press('Control+s');
  await expect.element(years.getByRole('button', { name: `1 problem ${year + 1}` })).toBeVisible();
  await expectAccessible();
  await page.getByRole('alert').getByRole('link', { name: /Name/ }).click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('This field is required.');
});

test('the holidays of the country are looked at before they are filled in, and one of them is worked on', async () => {
  const { id, name } = await newCalendar({ countryCode: 'AT' });
  await visit(`/register/calendar/${id}`, 'ADMIN');
  await page.getByRole('button', { name: 'Fill in holidays…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fill in the holidays of AT' });
  await expect.element(dialog.getByText('National Holiday').first(), { timeout: 30_000 }).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Fill in' }).click();
  await expect.element(page.getByText(`${name}: 52 days changed.`), { timeout: 30_000 }).toBeVisible();
  await expect.element(page.getByText('National Holiday').first()).toBeVisible();
  // It is told once, here: the notices of the trial and of the act are read with that.
  await expect.poll(() => readNotices(name)).toEqual([true, true]);
  await userEvent.click(page.getByRole('checkbox', { name: 'Worked on' }).first());
  await press('Control+s');
  await expect.element(page.getByText(`${name} saved.`)).toBeVisible();
});

test('an EDITOR reads a calendar and changes nothing of it', async () => {
  const { id, name } = await newCalendar({ days: [{ date: `${year}-01-01`, name: 'New Year' }] });
  await visit(`/register/calendar/${id}`, 'EDITOR');
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.element(page.getByText('New Year')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add holiday' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Fill in holidays…' })).not.toBeInTheDocument();
});
