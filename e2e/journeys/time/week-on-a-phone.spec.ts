import { newWorker, runningProject, secondsByDay, storedWeek, thisWeek } from '../../running-project.ts';
import { expect, expectAccessible, signIn, test } from '../../test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a week is booked day by day with a thumb, and handed in', async ({ page }) => {
  await signIn(page, 'SA', null);
  const { id } = await newWorker(page, 'Thumbs');
  await runningProject(page, id, ['Design', 'Report']);
  await page.goto(`/home/week?week=${thisWeek}&person=${id}`);
  const days = page.getByRole('group', { name: 'Days of the week' }).getByRole('button');
  const card = page.getByRole('region', { name: 'Design' });

  await test.step('steps add and take away, and time is typed', async () => {
    await days.nth(0).tap();
    await card.getByRole('button', { name: 'More on Design' }).tap();
    await card.getByRole('button', { name: 'More on Design' }).tap();
    await card.getByRole('button', { name: 'Less on Design' }).tap();
    await expect.poll(() => secondsByDay(page, id)).toEqual([[0, 900]]);
    await card.getByRole('textbox', { name: 'Time' }).fill('7:30');
    await page.keyboard.press('Enter');
    await expect.poll(() => secondsByDay(page, id)).toEqual([[0, 27_000]]);
  });

  await test.step('what was done is said on a sheet of its own', async () => {
    await card.getByRole('button', { name: 'What was done' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Design' });
    await sheet.getByRole('textbox', { name: 'What was done' }).fill('On site');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(card).toContainText('On site');
  });

  await test.step('the day before comes once more, and is taken back', async () => {
    await days.nth(1).tap();
    await page.getByRole('button', { name: 'Copy yesterday' }).tap();
    const both = [
      [0, 27_000],
      [1, 27_000],
    ];
    await expect.poll(() => secondsByDay(page, id)).toEqual(both);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(() => secondsByDay(page, id)).toEqual([[0, 27_000]]);
  });

  await test.step('nothing lies outside the window, and the bar at the foot hands in', async () => {
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(beyond).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Hand in week' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in week' }).tap();
    await expect.poll(async () => (await storedWeek(page, id)).state).toBe('submitted');
    await expect(card.getByRole('button', { name: 'More on Design' })).toHaveCount(0);
  });
});
