import type { Page } from '@playwright/test';
import { cellOf, personOf, rowOf, runningProject, storedWeek, thisWeek } from '../../running-project.ts';
import { call, expect, expectAccessible, signIn, test } from '../../test.ts';

/** Presses a key until something is so. */
async function pressUntil(page: Page, key: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let pressed = 0; pressed < 200; pressed += 1) {
    if (await isSo()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} was pressed for nothing`);
}

/** Whether the focus is in what is found by CSS. */
const isIn = (page: Page, css: string) => () =>
  page.evaluate((wanted) => Boolean(document.activeElement?.closest(wanted)), css);

test('a week is booked, described and handed in without a mouse', async ({ page, browser, product }) => {
  const other = await browser.newContext({ baseURL: product.address });
  const admin = await other.newPage();
  await signIn(admin, 'SA', null);
  const edda = await personOf(admin, 'edda.quillner@mandate.example');
  // Whatever the sample booked of this week: less is booked than wanted then.
  const { rows: booked } = await storedWeek(admin, edda);
  const gone = booked.flatMap(({ entries }) => entries.map(({ id, version }) => ({ id, version, seconds: 0 })));
  if (gone.length > 0) await call(admin, 'POST', '/entry/save-many', { entries: gone });
  const mark = `Keys ${Date.now()}`;
  await runningProject(admin, edda, [`Design ${mark}`, `Report ${mark}`]);
  const seconds = async (line: string) => {
    const { rows, days } = await storedWeek(admin, edda);
    const entries = rows.find(({ line: { label } }) => label === `${line} ${mark}`)?.entries ?? [];
    return days.map(({ date }) =>
      entries.filter((each) => each.date === date).reduce((sum, each) => sum + each.seconds, 0),
    );
  };

  await signIn(page, 'EDITOR');
  await test.step('g w leads to the own week, Tab to its grid, arrows to a line', async () => {
    // Keys that come before the page listens, or too far from each other, are pressed again.
    await expect(async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('w');
      await expect(page).toHaveURL(/\/home\/week/, { timeout: 2_000 });
    }).toPass();
    await expect(rowOf(page, `Design ${mark}`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await pressUntil(page, 'Tab', isIn(page, '[data-cell]'));
    await page.keyboard.press('Home');
    const row = rowOf(page, `Design ${mark}`);
    await pressUntil(page, 'ArrowDown', () => row.evaluate((one) => one.contains(document.activeElement)));
    await expect(cellOf(page, `Design ${mark}`, 0)).toBeFocused();
  });

  await test.step('digits type, Tab goes to the next day, Enter to the line below', async () => {
    await page.keyboard.type('3:30');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2,5');
    await page.keyboard.press('Enter');
    await expect(cellOf(page, `Report ${mark}`, 1)).toBeFocused();
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect.poll(() => seconds('Design')).toEqual([12_600, 9_000, 0, 0, 0, 0, 0]);
    await expect.poll(() => seconds('Report')).toEqual([0, 3_600, 0, 0, 0, 0, 0]);
  });

  await test.step('what was done is said beside the week, and Escape leads back to the cell', async () => {
    const row = rowOf(page, `Design ${mark}`);
    await pressUntil(page, 'ArrowUp', () => row.evaluate((one) => one.contains(document.activeElement)));
    await page.keyboard.press('Home');
    await page.keyboard.press('Control+Enter');
    const panel = page.getByRole('complementary', { name: `Design ${mark}` });
    await expect(panel.getByRole('textbox', { name: 'Time' })).toBeFocused();
    await pressUntil(page, 'Tab', isIn(page, 'aside textarea'));
    await page.keyboard.type('Workshop with the claims team');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(cellOf(page, `Design ${mark}`, 0)).toBeFocused();
    await expect
      .poll(async () => (await storedWeek(admin, edda)).rows.flatMap(({ entries }) => entries.map(({ text }) => text)))
      .toContain('Workshop with the claims team');
  });

  await test.step('one key copies a day to the right, one takes it back, one empties the cell', async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+d');
    // They work from Monday to Wednesday.
    await expect.poll(() => seconds('Design')).toEqual([12_600, 9_000, 9_000, 0, 0, 0, 0]);
    await page.keyboard.press('Control+z');
    await expect.poll(() => seconds('Design')).toEqual([12_600, 9_000, 0, 0, 0, 0, 0]);
    await page.keyboard.press('Delete');
    await expect.poll(() => seconds('Design')).toEqual([12_600, 0, 0, 0, 0, 0, 0]);
    await page.keyboard.press('Control+z');
    await expect.poll(() => seconds('Design')).toEqual([12_600, 9_000, 0, 0, 0, 0, 0]);
  });

  await test.step('s hands it in, after a question', async () => {
    await expectAccessible(page);
    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog', { name: 'Hand in the week as it is?' });
    await expect(dialog.getByRole('button', { name: 'Keep booking' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The week is handed in.')).toBeVisible();
    await expect.poll(async () => (await storedWeek(admin, edda)).state).toBe('submitted');
  });

  // The next journey finds it as it was.
  const { version } = await storedWeek(admin, edda);
  await call(admin, 'POST', '/week/withdraw', { weeks: [{ personnelId: edda, week: thisWeek, version }] });
});
