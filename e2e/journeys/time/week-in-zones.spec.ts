import { weekOf } from '@mandate/contract/time/week.ts';
import { dayIn } from '@mandate/contract/values/dates.ts';
import type { Page } from '@playwright/test';
import { cellOf, newWorker, rowOf, runningProject, storedWeek, typeIn } from '../../running-project.ts';
import { expect, signIn, test } from '../../test.ts';

/** A day apart and an hour more: whatever the moment, it is never the same day in both. */
const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

test('whoever is a day ahead books their own day, whoever is behind theirs, and both read the same days', async ({
  page,
  browser,
  product,
}) => {
  await signIn(page, 'SA', null);
  const { id } = await newWorker(page, 'Zones');
  await runningProject(page, id, ['Design']);
  const days: string[] = [];
  const pages: Page[] = [];

  for (const timezoneId of zones) {
    await test.step(`it is today in ${timezoneId}, and can be booked`, async () => {
      const context = await browser.newContext({ baseURL: product.address, timezoneId });
      const there = await context.newPage();
      await signIn(there, 'SA', null);
      // Without a week in the address it is the one of today, wherever one is.
      await there.goto(`/home/week?person=${id}`);
      await expect(rowOf(there, 'Design')).toBeVisible();
      const today = dayIn(new Date(), timezoneId);
      const week = weekOf(today, 1);
      const { days: shown } = await storedWeek(page, id, week);
      const at = shown.findIndex(({ date }) => date === today);
      const head = there
        .getByRole('grid')
        .getByRole('columnheader')
        .nth(at + 1);
      await expect(head).toHaveAttribute('aria-current', 'date');
      await expect(head).toContainText(String(Number(today.slice(8))));
      await typeIn(there, 'Design', at, '2');
      const dates = async () =>
        (await storedWeek(page, id, week)).rows.flatMap(({ entries }) => entries.map(({ date }) => date));
      await expect.poll(dates).toContain(today);
      days.push(today);
      pages.push(there);
    });
  }
  expect(days[0]).not.toBe(days[1]);

  await test.step('each sees the day of the other where the other booked it', async () => {
    for (const there of pages)
      for (const day of days) {
        const week = weekOf(day, 1);
        await there.goto(`/home/week?week=${week}&person=${id}`);
        const at = (await storedWeek(page, id, week)).days.findIndex(({ date }) => date === day);
        await expect(cellOf(there, 'Design', at)).toContainText('2:00');
      }
  });
});
