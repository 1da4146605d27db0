import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { carryByKeys, carryByMouse } from '../../../../testing/carry.ts';
import { check } from '../../../../testing/check.ts';
import { press } from '../../../../testing/keys.ts';
import { textsOf, visit } from '../../../../testing/screen.tsx';
import { resetMock } from '../../backend/answer.ts';

beforeEach(resetMock);

test('to-dos are found, marked, put in order, written and deleted', async () => {
  await page.viewport(1280, 900);
  await visit('/todo/list', 'SA');
  const main = page.getByRole('main');
  const list = main.getByRole('list', { name: 'To-do list' });
  const rows = list.getByRole('listitem');
  const titles = () => textsOf(list.getByRole('link')).slice(0, 5);
  await expect.element(rows).toHaveLength(9);
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = titles();

  // Moved by keyboard, by mouse and by menu.
  await carryByKeys(first, [
    ['ArrowDown', 'position 2 of 9 in To-do list'],
    ['ArrowDown', 'position 3 of 9 in To-do list'],
  ]);
  await expect.poll(titles).toEqual([second, third, first, fourth, fifth]);
  await carryByMouse(fifth, list.getByText(fifth), list.getByText(second), 'position 1 of 9 in To-do list');
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
  await expect.element(main.getByText('No to-do matches')).toBeVisible();
  await main.getByRole('button', { name: 'Show all to-dos' }).click();
  await expect.element(rows).toHaveLength(9);
  await expect.element(search).toHaveValue('');
  const choose = async (menu: string, name: string) => {
    await main.getByRole('button', { name: menu, exact: true }).click();
    await page.getByRole('menuitemradio', { name, exact: true }).click();
  };
  await choose('Filter', 'Undone');
  await expect.poll(() => location.href).toMatch(/show=undone/);
  await expect.element(rows).toHaveLength(6);
  const [upper = '', lower = ''] = titles();
  await carryByKeys(lower, [['ArrowUp', 'position 1 of 6 in To-do list']]);
  await expect.poll(() => titles().slice(0, 2)).toEqual([lower, upper]);
  await choose('Undone', 'All');
  await expect.element(rows).toHaveLength(9);

  // Marked in the row and by its menu.
  const done = list.getByRole('checkbox', { name: `${upper}: done` });
  await done.click();
  await expect.element(done).toBeChecked();
  await list.getByRole('button', { name: `${upper}: important` }).click();
  await list.getByRole('button', { name: `${upper}: starred` }).click();
  await expect.element(list.getByRole('button', { name: `${upper}: important`, pressed: true })).toBeVisible();
  await expect.element(list.getByRole('button', { name: `${upper}: starred`, pressed: false })).toBeVisible();
  await act(upper, 'Mark as undone');
  await expect.element(done).not.toBeChecked();
  await choose('Tag', 'travel');
  await expect.poll(() => location.href).toMatch(/tag=5/);
  await choose('travel', 'Any tag');

  // A tag of one's own, and a to-do that bears it.
  await main.getByRole('button', { name: 'Manage tags' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tags' });
  await dialog.getByRole('textbox', { name: 'New tag' }).fill('minutes');
  await press('Enter');
  await expect.element(dialog.getByRole('listitem')).toHaveLength(6);
  await dialog.getByRole('button', { name: 'Delete travel' }).click();
  await expect.element(dialog.getByRole('listitem')).toHaveLength(5);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await main.getByRole('link', { name: 'Create to-do' }).click();
  await main.getByRole('button', { name: 'Save to-do' }).click();
  await expect.element(main.getByText('Enter a title')).toBeVisible();
  await main.getByRole('textbox', { name: 'Title' }).fill('Write the minutes');
  await main.getByRole('textbox', { name: 'Note' }).fill('Short');
  await main.getByRole('button', { name: 'Add tag' }).click();
  await page.getByRole('menuitem', { name: 'minutes' }).click();
  await main.getByRole('button', { name: 'Save to-do' }).click();
  await expect.element(rows).toHaveLength(10);
  await list.getByRole('link', { name: 'Write the minutes' }).click();
  await expect.element(main.getByRole('button', { name: 'Remove minutes' })).toBeVisible();
  await check(main.getByRole('checkbox', { name: 'Important' }));
  await main.getByRole('textbox', { name: 'Due' }).fill('2020-01-01');
  await main.getByRole('button', { name: 'Save to-do' }).click();
  await expect.element(main.getByText('Choose a day on or after the start')).toBeVisible();
  await main.getByRole('button', { name: 'Delete to-do' }).click();
  await expect.element(rows).toHaveLength(9);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(rows).toHaveLength(10);

  await visit('/todo/list/unknown');
  await expect.element(page.getByText('This to-do does not exist.')).toBeVisible();
  await expect.poll(() => location.href).toMatch(/\/todo\/list$/);
});
