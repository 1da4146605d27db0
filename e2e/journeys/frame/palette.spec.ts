import { call, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../../journey.ts';

interface Saved {
  id: string;
  version: number;
}

test('whoever looks for something finds it from the keyboard, and what can be done with it', async ({ page }) => {
  const mark = `Palette${Date.now()}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  const make = (name: string) => call<Saved>(page, 'POST', '/project/save', { name, isInternal: true });
  const first = await make(`${mark} first`);
  await make(`${mark} second`);
  const zeppelin = { recordId: first.id, body: `<p>The <b>zeppelin</b> of ${mark} is late</p>` };
  await call(page, 'POST', '/note/save', zeppelin);

  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  const box = palette.getByRole('combobox', { name: 'Search' });
  const option = (name: string | RegExp) => palette.getByRole('option', { name });

  // From the top bar: pages and commands stand there before anything is typed, each with its group.
  const search = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await search.click();
  await expect(box).toBeFocused();
  await expect(palette.getByRole('group', { name: 'Pages and commands' })).toContainText('Go to Customers');
  await box.press('End');
  await expect(option('Sign out')).toHaveAttribute('aria-selected', 'true');
  await box.press('Escape');
  await expect(palette).toBeHidden();
  await expect(search).toBeFocused();

  // What is called as was typed leads, whatever its kind: the page before the records that have the word.
  await page.keyboard.press('Control+k');
  await box.fill('customers');
  await expect(option('Interviews with customers')).toBeVisible();
  await expect(palette.getByRole('option').first()).toContainText('Go to Customers');
  await expect(option('Go to Customers')).toHaveAttribute('aria-selected', 'true');
  // A person before what is linked to them, and what is linked says by what. The list is longer than the window.
  await box.fill('Edda');
  await expect(option(/^Show all/).first()).toBeAttached();
  await expect(palette.getByRole('option').first()).toHaveText(/Edda Quillner.*E\d{4}/);
  await expect(palette.getByRole('group', { name: 'Projects' }).getByRole('option').first()).toContainText(
    'Manager: Edda Quillner',
  );
  await expectAccessible(page);
  // Enter opens what is surely meant at once, though the server has not answered yet.
  await page.route('**/search/find?q=services', () => undefined);
  await box.fill('services');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/register\/services$/);
  await page.unrouteAll();

  // To a record: by the words of its note, in dark colours.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.keyboard.press('Control+k');
  await box.fill(`zeppelin ${mark}`);
  await expect(option(`${mark} first`)).toContainText('Note: The zeppelin of');
  await expect(option(`${mark} first`).locator('mark').first()).toHaveText(mark);
  await expectAccessible(page);
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/home/project/${first.id}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${mark} first`);

  // To something that is done with the record that is open.
  await page.keyboard.press('Control+k');
  await box.fill('del pro');
  await expect(palette.getByRole('group', { name: 'On this record' })).toContainText('Delete project…');
  await expect(option('Delete project…')).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Delete project' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // To a page by the beginnings of its words, and on to its list with what was searched for.
  await page.keyboard.press('Control+k');
  await box.fill('gt proj');
  await expect(option('Go to Projects')).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/home\/projects$/);

  // To something that is done with the rows that are picked.
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Search' }).fill(mark);
  await expect(main.getByRole('row', { name: new RegExp(mark) })).toHaveCount(2);
  for (const name of ['first', 'second']) {
    const picking = main.getByRole('row', { name: new RegExp(`${mark} ${name}`) }).getByRole('checkbox');
    await picking.click();
    await expect(picking).toBeChecked();
  }
  await page.keyboard.press('Control+k');
  await expect(palette).toContainText('2 projects selected');
  await box.fill('delete');
  await expect(palette.getByRole('group', { name: 'On 2 projects' })).toContainText('Delete 2 projects…');
  await box.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('2 projects');
  await page.keyboard.press('Escape');

  // What is mistyped leads to what resembles it, and a narrow window holds all of it.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.keyboard.press('Control+k');
  await box.fill(`${mark.replace('Palette', 'Palettte')} frist`);
  await expect(palette.getByText('These are similar.').first()).toBeVisible();
  await expect(option(`${mark} first`)).toBeVisible();
  await expectNoSidewaysScroll(page);

  // A guest does not find what is not his.
  await signIn(page, 'GUEST', '/home/profile');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(option('Go to Services')).toBeVisible();
  await expect(option(/^New |Go to Parameters|Go to Users/)).toHaveCount(0);
  await box.fill(`zeppelin ${mark}`);
  await expect(palette.getByText('Try fewer words')).toBeVisible();
  await expect(option(/./)).toHaveCount(0);
});
