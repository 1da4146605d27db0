import type { Page } from '@playwright/test';
import { call, expect, expectAccessible, signIn, test, untilLifted } from '../../test.ts';

interface Saved {
  id: string;
  version: number;
  status: string;
}

const nextYear = `${new Date().getFullYear() + 1}-06-30`;

/** Makes a project that may be quoted, or that may not. */
async function makeProject(page: Page, name: string, isPriced: boolean): Promise<Saved> {
  const line = { type: 'service', description: 'Work', quantity: '2', unit: 'day', unitPrice: '500', unitCost: '300' };
  const priced = { quoteValidUntil: nextYear, lines: [line] };
  return call<Saved>(page, 'POST', '/project/save', {
    name,
    isInternal: true,
    ...(isPriced ? priced : { quoteValidUntil: null }),
  });
}

test('projects move across the board by keyboard, pointer and menu, under the rules of every status', async ({
  page,
}) => {
  const mark = `Board${Date.now()}`;
  await page.setViewportSize({ width: 1600, height: 900 });
  await signIn(page);
  const ready = await makeProject(page, `${mark} ready`, true);
  await makeProject(page, `${mark} bare`, false);

  // The list and the board share their address.
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Search' }).fill(mark);
  const toBoard = main.getByRole('link', { name: 'Board', exact: true });
  await expect(toBoard).toHaveAttribute('href', /search=/);
  await toBoard.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Project board' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/home/projects/board\\?search=${mark}`));
  const column = (name: string) => main.getByRole('region', { name, exact: true });
  // In a window of 1440 all that are open are in sight, whole, and their cards begin at one height.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(column('Completed')).toBeInViewport({ ratio: 1 });
  const heads = await main
    .getByRole('group', { name: 'Projects by status' })
    .locator('section > header')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(new Set(heads).size).toBe(1);
  await page.setViewportSize({ width: 1600, height: 900 });
  // The page hears of its new size with its next frame, and what is carried by then is put back.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const card = (name: string) => main.getByRole('article', { name: `${mark} ${name}` });
  await expect(column('Draft').getByRole('article')).toHaveCount(2);
  await expect(column('Draft')).toContainText('1,000.00');
  await expect(column('Quoted')).toContainText('No projects');

  // By keyboard, and back by Undo.
  const handle = card('ready').getByRole('button', { name: /^Drag/ });
  await handle.focus();
  await expect(handle).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Over Draft.')).toBeAttached();
  await expect(column('Active')).toContainText('Not from this status');
  await untilLifted(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Over Quoted.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(column('Quoted').getByRole('article', { name: `${mark} ready` })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(column('Draft').getByRole('article')).toHaveCount(2);

  // By pointer: where something is missing the card stays, and all of it is said that the window cannot ask for itself.
  const drag = async (name: string, to: string) => {
    // A card on its way, or just back from a refusal, is not to be carried.
    await expect(card(name)).toHaveAttribute('aria-busy', 'false');
    const [from, over] = [await card(name).boundingBox(), await column(to).boundingBox()];
    if (!from || !over) throw new Error('nothing to drag');
    await page.mouse.move(from.x + 60, from.y + from.height - 6);
    await page.mouse.down();
    await page.mouse.move(over.x + 40, over.y + 60, { steps: 8 });
    // Let go where the board says it is.
    await expect(page.getByText(new RegExp(`^Over ${to}[.,]`))).toBeAttached();
    await page.mouse.up();
  };
  await drag('bare', 'Quoted');
  const window = page.getByRole('dialog');
  await expect(window.getByRole('listitem')).toHaveText([
    'Add a line with a price.',
    'Enter the date the quote is valid until.',
  ]);
  await expectAccessible(page);
  await window.getByRole('button', { name: 'Close' }).click();
  await expect(window).toHaveCount(0);
  await expect(column('Draft').getByRole('article')).toHaveCount(2);
  await drag('bare', 'Active');
  await expect(page.getByText(`${mark} bare cannot move from draft to active.`)).toBeVisible();
  await drag('ready', 'Quoted');
  await expect(column('Quoted').getByRole('article', { name: `${mark} ready` })).toBeVisible();
  await expect
    .poll(async () => (await call<Saved>(page, 'GET', `/project/get-by-id/${ready.id}`)).status)
    .toBe('quoted');

  // By menu, with what is asked on the way; what is over stands in columns of its own.
  await card('ready').getByRole('button', { name: /^Move/ }).click();
  await page.getByRole('menuitem', { name: /lost/i }).click();
  await window.getByRole('textbox').first().fill('Too dear');
  await window.getByRole('button', { name: /lost/i }).click();
  await expect(column('Quoted')).toContainText('No projects');
  await main.getByRole('button', { name: 'Closed, lost, cancelled' }).click();
  await expect(column('Lost').getByRole('article', { name: `${mark} ready` })).toBeVisible();

  await main.getByRole('link', { name: 'List', exact: true }).click();
  await expect(main.getByRole('searchbox', { name: 'Search' })).toHaveValue(mark);
  await page.goBack();
  await page.setViewportSize({ width: 320, height: 860 });
  // On a phone one column at a time.
  await expect(main.getByRole('region')).toHaveCount(1);
  await main.getByRole('tab', { name: 'Draft' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(main.getByRole('tab', { name: 'Quoted', selected: true })).toBeFocused();
  await expect(column('Quoted')).toBeVisible();
});
