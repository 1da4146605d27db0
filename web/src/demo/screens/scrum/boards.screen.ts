import '../../../../testing/by-css.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { carryByKeys, carryByMouse } from '../../../../testing/carry.ts';
import { chooseFile } from '../../../../testing/choose-file.ts';
import { press } from '../../../../testing/keys.ts';
import { visit } from '../../../../testing/screen.tsx';
import { resetMock } from '../../backend/answer.ts';

beforeEach(resetMock);

test('boards, their lists and cards, and lists to try, are carried by keyboard and by mouse', async () => {
  await visit('/scrum-board', 'SA');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'New board' }).fill('Mine');
  await press('Enter');
  await expect.element(main.getByRole('link', { name: 'Mine' })).toBeVisible();
  await main.getByRole('link', { name: 'Harbour master plan' }).click();
  const column = (name: string) => main.getByRole('region', { name, exact: true });
  const cards = (name: string) => column(name).getByRole('article');
  await expect.element(cards('This week')).toHaveLength(3);
  const [berths, summary, quay] = [
    'Figures of the five berths',
    'Half a page in plain words',
    'Drawings of the north quay',
  ];

  // Cards within a list and to another, lists along the board.
  await carryByKeys(berths, [
    ['ArrowDown', 'position 2 of 3 in This week'],
    ['ArrowRight', 'position 2 of 4 in Later'],
  ]);
  await expect.element(cards('Later').nth(1)).toMatchTextContent(berths);
  await carryByMouse(
    quay,
    cards('Later').filter({ hasText: quay }).getByCss('.counts'),
    cards('This week').first(),
    'position 1 of 3 in This week',
  );
  await expect.element(cards('This week').first()).toMatchTextContent(quay);
  await carryByKeys('Later', [['ArrowLeft', 'position 1 of 5 in Harbour master plan']]);
  await expect.element(main.getByRole('region').first()).toHaveAccessibleName('Later');
  await cards('This week').filter({ hasText: summary }).getByRole('button', { name: /^Move/ }).click();
  await page.getByRole('menuitem', { name: 'Move to Later' }).click();
  await expect.element(cards('Later')).toHaveLength(4);

  // A list and a card of one's own.
  await main.getByRole('button', { name: 'Add list' }).click();
  await main.getByRole('textbox', { name: 'Title of the new list' }).fill('Someday');
  await press('Enter');
  await column('Someday').getByRole('button', { name: 'Someday', exact: true }).click();
  await main.getByRole('textbox', { name: 'Title of the list' }).fill('Wishes');
  await press('Enter');
  await column('Wishes').getByRole('button', { name: 'Add card' }).click();
  await main.getByRole('textbox', { name: 'Title of the new card' }).fill('A boat');
  await press('Enter');
  await expect.element(cards('Wishes')).toHaveLength(1);
  await main.getByRole('button', { name: 'Members' }).click();
  const third = page.getByRole('menuitemcheckbox').nth(2);
  await third.click();
  await expect.element(third).toBeChecked();
  await press('Escape');

  // What is changed in a card is kept at once.
  await cards('Wishes').getByRole('link', { name: 'A boat' }).click();
  const dialog = page.getByRole('dialog', { name: 'A boat' });
  for (const name of ['Choose members', 'Choose labels']) {
    await dialog.getByRole('button', { name }).click();
    await page.getByRole('menuitemcheckbox').first().click();
    await press('Escape');
  }
  await dialog.getByRole('textbox', { name: 'Title' }).fill('A small boat');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('With oars');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="teal"/></svg>';
  const picture = new File([svg], 'boat.svg', { type: 'image/svg+xml' });
  await chooseFile(dialog.getByRole('button', { name: 'Attach files' }), picture);
  await dialog.getByRole('button', { name: 'Actions for boat.svg' }).click();
  await page.getByRole('menuitem', { name: 'Make cover' }).click();
  await expect.element(dialog.getByText('Cover', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Comment as Super administrator' }).fill('Blue, I think');
  await press('Enter');
  await expect.element(dialog.getByText('Blue, I think')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save card' }).click();
  const boat = cards('Wishes').filter({ hasText: 'A small boat' });
  await expect.element(boat).toMatchTextContent('1 comment');
  await expect.element(boat).toMatchTextContent('1 attachment');
  await column('Wishes').getByRole('button', { name: 'Actions for Wishes' }).click();
  await page.getByRole('menuitem', { name: 'Delete list' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete list' }).click();
  await expect.element(column('Wishes')).toHaveLength(0);
  await visit('/scrum-board/unknown');
  await expect.element(page.getByText('This board does not exist.')).toBeVisible();
  await expect.element(main.getByRole('heading', { level: 1, name: 'Boards' })).toBeVisible();

  // Lists to try.
  await visit('/others/drag-and-drop');
  // The navigation goes along to the entry of the page.
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect.element(navigation.getByRole('link', { name: 'Drag and drop' })).toBeInViewport();
  const steps = main.getByRole('list', { name: 'Engagement steps' });
  await expect.element(steps.getByRole('listitem')).toHaveLength(6);
  await carryByKeys('Agree the scope', [['ArrowDown', 'position 2 of 6 in Engagement steps']]);
  await expect.element(steps.getByRole('listitem').nth(1)).toMatchTextContent('Agree the scope');
  const day = main.getByRole('list', { name: 'Workshop day' });
  await carryByMouse('Welcome', day.getByText('Welcome'), day.getByText('Sketch'), 'position 3 of 6 in Workshop day');
  await expect.element(day.getByRole('listitem').nth(2)).toMatchTextContent('Welcome');
  const asked = main.getByRole('list', { name: 'Asked', exact: true });
  await carryByKeys('Who asks for this report?', [['ArrowRight', 'position 1 of 6 in Asked']]);
  await expect.element(asked.getByRole('listitem')).toHaveLength(6);
  await main.getByRole('button', { name: 'Move Who asks for this report?' }).click();
  await page.getByRole('menuitem', { name: 'Move to To ask' }).click();
  await expect.element(asked.getByRole('listitem')).toHaveLength(5);
});
