import { weekOf } from '@mandate/contract/time/week.ts';
import type { WeekDetail } from '@mandate/contract/time/week-detail.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import type { Page } from '@playwright/test';
import { call, expect, signIn, test } from '../../test.ts';

type Saved = { id: string; version: number };

const week = weekOf(dayIn(new Date(), 'UTC'), 1);

/** Somebody with a line of a running project; how to their week, and what is stored of it. */
async function worker(page: Page) {
  const person = await call<Saved>(page, 'POST', '/personnel/save', {
    firstName: 'Kofi',
    lastName: `Tabs ${Date.now()}`,
  });
  const line = {
    type: 'service',
    unit: 'hour',
    quantity: '40',
    unitPrice: '90',
    unitCost: '50',
    personnelId: person.id,
  };
  const period = { startDate: addDays(week, -60), endDate: addDays(week, 200), quoteValidUntil: addDays(week, 100) };
  const sold = { projectManagerId: person.id, contractSignedOn: addDays(week, -61), isInternal: true };
  const lines = [{ ...line, description: 'Design' }];
  const made = await call<Saved>(page, 'POST', '/project/save', {
    name: `Tabs ${person.id}`,
    ...period,
    ...sold,
    lines,
  });
  let { version } = made;
  for (const to of ['quoted', 'approved'])
    ({ version } = await call<Saved>(page, 'POST', `/project/transition/${made.id}`, {
      to,
      version,
      acknowledged: ['costMissing'],
    }));
  const asked = new URLSearchParams({ week, personnelId: person.id });
  return {
    address: `/home/week?week=${week}&person=${person.id}`,
    /** Seconds of every entry, by the day of the week from 0. */
    entries: async () => {
      const { rows, days } = await call<WeekDetail>(page, 'GET', `/week/get?${asked}`);
      const all = rows.flatMap((row) => row.entries);
      return all.map(({ date, seconds }) => [days.findIndex((day) => day.date === date), seconds]).sort();
    },
  };
}

const cell = (page: Page, day: number) =>
  page
    .getByRole('grid', { name: 'The week' })
    .getByRole('row')
    .filter({ hasText: 'Design' })
    .getByRole('gridcell')
    .nth(day);

async function type(page: Page, day: number, text: string): Promise<void> {
  await cell(page, day).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('two tabs of a week with lost replies: no entry is lost, and none is there twice', async ({ browser }) => {
  // A context of its own: what the browser says of a network that is gone is no fault.
  const context = await browser.newContext();
  const [left, right] = [await context.newPage(), await context.newPage()];
  await signIn(left, 'SA', null);
  const { address, entries } = await worker(left);
  await left.goto(address);
  await right.goto(address);
  await expect(cell(right, 0)).toBeVisible();

  await test.step('what was stored and not answered is stored once', async () => {
    await left.route(
      '**/entry/save-many',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await type(left, 0, '2');
    await expect(left.getByText('Not saved: no connection.')).toBeVisible();
    // Typed since: it follows what is sent again.
    await type(left, 0, '3');
    await type(right, 1, '4');
    await expect.poll(entries).toEqual([
      [0, 10_800],
      [1, 14_400],
    ]);
    await expect(left.getByText('Not saved: no connection.')).toHaveCount(0);
  });

  await test.step('what is typed without a network is kept through a reload, and sent on return', async () => {
    await context.setOffline(true);
    await type(right, 2, '5');
    await expect(right.getByText('Not saved: no connection.')).toBeVisible();
    await right.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(address);
    await expect(cell(again, 2)).toContainText('5:00');
    await expect.poll(entries).toEqual([
      [0, 10_800],
      [1, 14_400],
      [2, 18_000],
    ]);
    await again.close();
  });

  await test.step('what both typed into one cell waits for a choice', async () => {
    const other = await context.newPage();
    await other.goto(address);
    await expect(cell(other, 0)).toContainText('3:00');
    await type(left, 0, '6');
    await expect.poll(entries).toContainEqual([0, 21_600]);
    await type(other, 0, '7');
    await expect(cell(other, 0)).toContainText('Somebody else changed this meanwhile: 6:00 is stored.');
    await cell(other, 0).click();
    await other.keyboard.press('ControlOrMeta+Enter');
    await other.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(entries).toContainEqual([0, 25_200]);
  });
  await context.close();
});
