import type { Locator, Page } from '@playwright/test';
import { expect, goWithin, signIn, test, untilLifted } from '../../test.ts';

/** Waits until it is said aloud where what is carried is held, as somebody does who cannot see it. */
async function expectSaid(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: true })).toBeAttached();
}

/** Carries something by keyboard, an arrow at a time, and drops it. */
async function carryByKeys(page: Page, name: string, steps: readonly (readonly [string, string])[]): Promise<void> {
  await page.getByRole('button', { name: `Drag ${name}`, exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${name} is over position`)).toBeAttached();
  await untilLifted(page);
  for (const [key, place] of steps) {
    await page.keyboard.press(key);
    await expectSaid(page, `${name} is over ${place}.`);
  }
  await page.keyboard.press('Space');
  await expectSaid(page, `${name} dropped at ${steps.at(-1)?.[1]}.`);
}

/** Carries something by mouse over something else, and lets go where it is said to be held. */
async function carryByMouse(page: Page, name: string, from: Locator, over: Locator, place: string): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await over.boundingBox()];
  if (!start || !end) throw new Error('nothing to carry');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await expectSaid(page, `${name} is over ${place}.`);
  await page.mouse.up();
  await expectSaid(page, `${name} dropped at ${place}.`);
}

test('to-dos are found, marked, put in order, written and deleted', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'SA', '/todo/list');
  const main = page.getByRole('main');
  const list = main.getByRole('list', { name: 'To-do list' });
  const rows = list.getByRole('listitem');
  const titles = async () => (await list.getByRole('link').allTextContents()).slice(0, 5);
  await expect(rows).toHaveCount(9);
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = await titles();

  // Moved by keyboard, by mouse and by menu.
  await carryByKeys(page, first, [
    ['ArrowDown', 'position 2 of 9 in To-do list'],
    ['ArrowDown', 'position 3 of 9 in To-do list'],
  ]);
  await expect.poll(titles).toEqual([second, third, first, fourth, fifth]);
  await carryByMouse(page, fifth, list.getByText(fifth), list.getByText(second), 'position 1 of 9 in To-do list');
  await expect.poll(titles).toEqual([fifth, second, third, first, fourth]);
  const act = async (title: string, name: string) => {
    await list.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await act(fifth, 'Move down');
  await expect.poll(titles).toEqual([second, fifth, third, first, fourth]);

  // Searched as plain text; what is hidden survives another order of what is shown.
  const search = main.getByRole('searchbox', { name: 'Search to-dos' });
  await search.fill('.*');
  await expect(main.getByText('No to-do matches')).toBeVisible();
  await main.getByRole('button', { name: 'Show all to-dos' }).click();
  await expect(rows).toHaveCount(9);
  await expect(search).toHaveValue('');
  const choose = async (menu: string, name: string) => {
    await main.getByRole('button', { name: menu, exact: true }).click();
    await page.getByRole('menuitemradio', { name, exact: true }).click();
  };
  await choose('Filter', 'Undone');
  await expect(page).toHaveURL(/show=undone/);
  await expect(rows).toHaveCount(6);
  const [upper = '', lower = ''] = await titles();
  await carryByKeys(page, lower, [['ArrowUp', 'position 1 of 6 in To-do list']]);
  await expect.poll(async () => (await titles()).slice(0, 2)).toEqual([lower, upper]);
  await choose('Undone', 'All');
  await expect(rows).toHaveCount(9);

  // Marked in the row and by its menu.
  const done = list.getByRole('checkbox', { name: `${upper}: done` });
  await done.click();
  await expect(done).toBeChecked();
  await list.getByRole('button', { name: `${upper}: important` }).click();
  await list.getByRole('button', { name: `${upper}: starred` }).click();
  await expect(list.getByRole('button', { name: `${upper}: important`, pressed: true })).toBeVisible();
  await expect(list.getByRole('button', { name: `${upper}: starred`, pressed: false })).toBeVisible();
  await act(upper, 'Mark as undone');
  await expect(done).not.toBeChecked();
  await choose('Tag', 'travel');
  await expect(page).toHaveURL(/tag=5/);
  await choose('travel', 'Any tag');

  // A tag of one's own, and a to-do that bears it.
  await main.getByRole('button', { name: 'Manage tags' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tags' });
  await dialog.getByRole('textbox', { name: 'New tag' }).fill('minutes');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(6);
  await dialog.getByRole('button', { name: 'Delete travel' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await main.getByRole('link', { name: 'Create to-do' }).click();
  await main.getByRole('button', { name: 'Save to-do' }).click();
  await expect(main.getByText('Enter a title')).toBeVisible();
  await main.getByRole('textbox', { name: 'Title' }).fill('Write the minutes');
  await main.getByRole('textbox', { name: 'Note' }).fill('Short');
  await main.getByRole('button', { name: 'Add tag' }).click();
  await page.getByRole('menuitem', { name: 'minutes' }).click();
  await main.getByRole('button', { name: 'Save to-do' }).click();
  await expect(rows).toHaveCount(10);
  await list.getByRole('link', { name: 'Write the minutes' }).click();
  await expect(main.getByRole('button', { name: 'Remove minutes' })).toBeVisible();
  await main.getByRole('checkbox', { name: 'Important' }).check();
  await main.getByRole('textbox', { name: 'Due' }).fill('2020-01-01');
  await main.getByRole('button', { name: 'Save to-do' }).click();
  await expect(main.getByText('Choose a day on or after the start')).toBeVisible();
  await main.getByRole('button', { name: 'Delete to-do' }).click();
  await expect(rows).toHaveCount(9);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(10);

  await goWithin(page, '/todo/list/unknown');
  await expect(page.getByText('This to-do does not exist.')).toBeVisible();
  await expect(page).toHaveURL(/\/todo\/list$/);
});

test('boards, their lists and cards, and the sample lists can be rearranged by keyboard and by mouse', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'SA', '/scrum-board');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'New board' }).fill('Mine');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('link', { name: 'Mine' })).toBeVisible();
  await main.getByRole('link', { name: 'Harbour master plan' }).click();
  const column = (name: string) => main.getByRole('region', { name, exact: true });
  const cards = (name: string) => column(name).getByRole('article');
  await expect(cards('This week')).toHaveCount(3);
  const [berths, summary, quay] = [
    'Figures of the five berths',
    'Half a page in plain words',
    'Drawings of the north quay',
  ];

  // Cards within a list and to another, lists along the board.
  await carryByKeys(page, berths, [
    ['ArrowDown', 'position 2 of 3 in This week'],
    ['ArrowRight', 'position 2 of 4 in Later'],
  ]);
  await expect(cards('Later').nth(1)).toContainText(berths);
  await carryByMouse(
    page,
    quay,
    cards('Later').filter({ hasText: quay }).locator('.counts'),
    cards('This week').first(),
    'position 1 of 3 in This week',
  );
  await expect(cards('This week').first()).toContainText(quay);
  await carryByKeys(page, 'Later', [['ArrowLeft', 'position 1 of 5 in Harbour master plan']]);
  await expect(main.getByRole('region').first()).toHaveAccessibleName('Later');
  await cards('This week').filter({ hasText: summary }).getByRole('button', { name: /^Move/ }).click();
  await page.getByRole('menuitem', { name: 'Move to Later' }).click();
  await expect(cards('Later')).toHaveCount(4);

  // A list and a card of one's own.
  await main.getByRole('button', { name: 'Add list' }).click();
  await main.getByRole('textbox', { name: 'Title of the new list' }).fill('Someday');
  await page.keyboard.press('Enter');
  await column('Someday').getByRole('button', { name: 'Someday', exact: true }).click();
  await main.getByRole('textbox', { name: 'Title of the list' }).fill('Wishes');
  await page.keyboard.press('Enter');
  await column('Wishes').getByRole('button', { name: 'Add card' }).click();
  await main.getByRole('textbox', { name: 'Title of the new card' }).fill('A boat');
  await page.keyboard.press('Enter');
  await expect(cards('Wishes')).toHaveCount(1);
  await main.getByRole('button', { name: 'Members' }).click();
  const third = page.getByRole('menuitemcheckbox').nth(2);
  await third.click();
  await expect(third).toBeChecked();
  await page.keyboard.press('Escape');

  // What is changed in a card is kept at once.
  await cards('Wishes').getByRole('link', { name: 'A boat' }).click();
  const dialog = page.getByRole('dialog', { name: 'A boat' });
  for (const name of ['Choose members', 'Choose labels']) {
    await dialog.getByRole('button', { name }).click();
    await page.getByRole('menuitemcheckbox').first().click();
    await page.keyboard.press('Escape');
  }
  await dialog.getByRole('textbox', { name: 'Title' }).fill('A small boat');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('With oars');
  const chosen = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Attach files' }).click();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="teal"/></svg>';
  await (await chosen).setFiles({ name: 'boat.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await dialog.getByRole('button', { name: 'Actions for boat.svg' }).click();
  await page.getByRole('menuitem', { name: 'Make cover' }).click();
  await expect(dialog.getByText('Cover', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Comment as Super administrator' }).fill('Blue, I think');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Blue, I think')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save card' }).click();
  const boat = cards('Wishes').filter({ hasText: 'A small boat' });
  await expect(boat).toContainText('1 comment');
  await expect(boat).toContainText('1 attachment');
  await column('Wishes').getByRole('button', { name: 'Actions for Wishes' }).click();
  await page.getByRole('menuitem', { name: 'Delete list' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete list' }).click();
  await expect(column('Wishes')).toHaveCount(0);
  await goWithin(page, '/scrum-board/unknown');
  await expect(page.getByText('This board does not exist.')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: 'Boards' })).toBeVisible();

  // Lists to try.
  await goWithin(page, '/others/drag-and-drop');
  // The navigation goes along to the entry of the page.
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Drag and drop' })).toBeInViewport();
  const steps = main.getByRole('list', { name: 'Engagement steps' });
  await expect(steps.getByRole('listitem')).toHaveCount(6);
  await carryByKeys(page, 'Agree the scope', [['ArrowDown', 'position 2 of 6 in Engagement steps']]);
  await expect(steps.getByRole('listitem').nth(1)).toContainText('Agree the scope');
  const day = main.getByRole('list', { name: 'Workshop day' });
  await carryByMouse(
    page,
    'Welcome',
    day.getByText('Welcome'),
    day.getByText('Sketch'),
    'position 3 of 6 in Workshop day',
  );
  await expect(day.getByRole('listitem').nth(2)).toContainText('Welcome');
  const asked = main.getByRole('list', { name: 'Asked', exact: true });
  await carryByKeys(page, 'Who asks for this report?', [['ArrowRight', 'position 1 of 6 in Asked']]);
  await expect(asked.getByRole('listitem')).toHaveCount(6);
  await main.getByRole('button', { name: 'Move Who asks for this report?' }).click();
  await page.getByRole('menuitem', { name: 'Move to To ask' }).click();
  await expect(asked.getByRole('listitem')).toHaveCount(5);
});
