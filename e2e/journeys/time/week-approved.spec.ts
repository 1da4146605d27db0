import { weekOf } from '@mandate/contract/time/week.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import type { Locator, Page } from '@playwright/test';
import { cellOf, personOf, runningProject, type Saved, storedWeek, typeIn } from '../../running-project.ts';
import { password } from '../../setup/start-product.ts';
import { call, expect, expectAccessible, signIn, test } from '../../test.ts';

const today = dayIn(new Date(), 'UTC');
/** The last day of the month that is over, and the last week that lies in it. */
const until = addDays(`${today.slice(0, 7)}-01`, -1);
const week = weekOf(addDays(until, -6), 1);
const openFrom = addDays(until, 1);

/** Approves what else of the firm stands before the end of the month. */
async function approveTheRest(page: Page): Promise<void> {
  const all = [
    { field: 'date', operator: 'before', value: openFrom },
    { field: 'state', operator: 'anyOf', value: ['open', 'submitted'] },
  ];
  const asked = { pageSize: 100, filter: { all } };
  for (;;) {
    const { rows } = await call<{ rows: { date: string; personnelId: string | null }[] }>(
      page,
      'POST',
      '/entry/get-grid',
      asked,
    );
    const [first] = rows.filter(({ personnelId }) => personnelId !== null);
    if (!first?.personnelId) return;
    const { personnelId } = first;
    for (const act of ['submit', 'approve']) {
      const { version, week: of } = await storedWeek(page, personnelId, first.date);
      await call(page, 'POST', `/week/${act}`, { weeks: [{ personnelId, week: of, version }], acknowledged: true });
    }
  }
}

/** The week of somebody beside the others: the one that waits longest lies open already. */
async function shownBeside(page: Page, name: string): Promise<Locator> {
  const button = page.getByRole('button', { name, exact: true });
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  return page.getByRole('complementary', { name });
}

test('a week is copied, handed in, returned, handed in again, approved, closed and corrected', async ({
  page: manager,
  browser,
  product,
}) => {
  const pageOf = async () => (await browser.newContext({ baseURL: product.address })).newPage();
  const [admin, kofi] = [await pageOf(), await pageOf()];
  await signIn(admin, 'SA', null);
  await signIn(manager, 'EDITOR', null);
  const mark = Date.now();
  const email = `kofi.${mark}@mandate.example`;
  const account = { fullName: 'Kofi Adeyemi', email, role: 'EDITOR', password };
  const { id: userId } = await call<Saved>(admin, 'POST', '/account/save', account);
  const managerId = await personOf(admin, 'edda.quillner@mandate.example');
  const person = {
    firstName: 'Kofi',
    lastName: `Adeyemi ${mark}`,
    weeklyHours: '40',
    hiredOn: '2020-01-01',
    workEmail: email,
    userId,
    managerId,
  };
  const { id } = await call<Saved>(admin, 'POST', '/personnel/save', person);
  const { lineIds } = await runningProject(admin, id, ['Design', 'Report']);
  const entries = lineIds.map((lineId, day) => ({
    ...{ lineId, personnelId: id, date: addDays(week, day - 7), seconds: 28_800 },
    text: `Last week, ${day + 1}`,
  }));
  await call(admin, 'POST', '/entry/save-many', { entries });
  const state = async () => (await storedWeek(admin, id, week)).state;

  await test.step('last week is copied and handed in', async () => {
    await kofi.goto('/session/signin');
    await kofi.getByRole('textbox', { name: /e-?mail/i }).fill(email);
    await kofi.getByLabel('Password', { exact: true }).fill(password);
    await kofi.keyboard.press('Enter');
    await expect(kofi.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    await kofi.goto(`/home/week?week=${week}`);
    await kofi.getByRole('button', { name: 'Copy last week' }).click();
    await kofi.getByRole('dialog').getByRole('button', { name: 'Copy 2 entries' }).click();
    await expect(cellOf(kofi, 'Report', 1)).toContainText('8:00');
    await kofi.getByRole('button', { name: 'Hand in week' }).click();
    await kofi.getByRole('dialog').getByRole('button', { name: 'Hand in week' }).click();
    await expect.poll(state).toBe('submitted');
  });

  await test.step('its manager reads it beside the others, and returns it with a reason', async () => {
    await manager.goto('/home/approvals');
    const beside = await shownBeside(manager, `Kofi Adeyemi ${mark}`);
    await expect(beside.getByRole('row', { name: /^Difference/ })).toContainText('−24:00');
    await expect(beside).toContainText('Last week, 2');
    await expectAccessible(manager);
    await beside.getByRole('button', { name: 'Return…' }).click();
    await manager.getByRole('textbox', { name: /^Why/ }).fill('Thursday is not complete');
    await manager.getByRole('button', { name: 'Return week' }).click();
    await expect.poll(state).toBe('open');
  });

  await test.step('its person reads why, adds what was missing, and hands it in again', async () => {
    // It is told at once, without a reload.
    await expect(kofi.getByText(/“Thursday is not complete” Edda Quillner, today \d\d:\d\d/)).toBeVisible();
    await typeIn(kofi, 'Design', 3, '6');
    await kofi.getByRole('button', { name: 'Hand in week' }).click();
    await kofi.getByRole('dialog').getByRole('button', { name: 'Hand in week' }).click();
    await expect.poll(state).toBe('submitted');
  });

  await test.step('its manager approves it', async () => {
    await manager.reload();
    const beside = await shownBeside(manager, `Kofi Adeyemi ${mark}`);
    await expect(beside.getByRole('row', { name: /^Design/ })).toContainText('6:00');
    await beside.getByRole('button', { name: 'Approve week' }).click();
    await expect.poll(state).toBe('approved');
    // Its person has it open, and is told without a reload.
    await expect(kofi.getByRole('main')).toContainText('Approved');
  });

  await test.step('the month is closed: nothing in it is changed any more', async () => {
    await approveTheRest(admin);
    await call(admin, 'POST', '/period/close', { until });
    await kofi.reload();
    await expect(kofi.getByRole('columnheader', { name: /Closed/ }).first()).toBeVisible();
    await cellOf(kofi, 'Design', 2).click();
    await kofi.keyboard.type('4');
    await expect(kofi.getByRole('grid').getByRole('textbox')).toHaveCount(0);
  });

  await test.step('what was wrong is corrected: the day stays, and it counts in the month that is open', async () => {
    await admin.goto(`/home/week?week=${week}&person=${id}`);
    await cellOf(admin, 'Design', 3).click();
    await admin.keyboard.press('Control+Enter');
    const panel = admin.getByRole('complementary', { name: 'Design' });
    await panel.getByRole('button', { name: 'Correct', exact: true }).click();
    const dialog = admin.getByRole('dialog', { name: 'Correct a closed entry' });
    await dialog.getByRole('textbox', { name: 'Right time' }).fill('4');
    await dialog.getByRole('textbox', { name: /^Why/ }).fill('Two hours were travel');
    await dialog.getByRole('button', { name: 'Correct' }).click();
    await expect(cellOf(admin, 'Design', 3)).toContainText('4:00');
    const filter = { all: [{ field: 'lineId', operator: 'anyOf', value: [lineIds[0]] }] };
    const { rows } = await call<{ rows: { date: string; postedOn: string; seconds: number }[] }>(
      admin,
      'POST',
      '/entry/get-grid',
      { filter, pageSize: 50 },
    );
    const ofDay = rows.filter(({ date }) => date === addDays(week, 3));
    expect(ofDay.map(({ seconds, postedOn }) => [seconds, postedOn]).sort()).toEqual(
      [
        [21_600, addDays(week, 3)],
        [-21_600, openFrom],
        [14_400, openFrom],
      ].sort(),
    );
  });

  // The next journey finds the month as it was.
  await call(admin, 'POST', '/period/reopen', { until, reason: 'The journey is over' });
});
