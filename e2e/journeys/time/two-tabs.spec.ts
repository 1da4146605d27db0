import type { Page } from '@playwright/test';
import { cellOf, newWorker, runningProject, secondsByDay, thisWeek, typeIn } from '../../running-project.ts';
import { expect, signIn, test } from '../../test.ts';

/** Somebody with a line of a running project; how to their week, and what is stored of it. */
async function worker(page: Page) {
  const person = await newWorker(page, 'Tabs');
  await runningProject(page, person.id, ['Design']);
  return {
    address: `/home/week?week=${thisWeek}&person=${person.id}`,
    entries: () => secondsByDay(page, person.id),
  };
}

const cell = (page: Page, day: number) => cellOf(page, 'Design', day);
const type = (page: Page, day: number, text: string) => typeIn(page, 'Design', day, text);

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
