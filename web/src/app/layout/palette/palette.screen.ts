import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '../../../../testing/fit.ts';
import { press } from '../../../../testing/press-and-type.ts';
import { call, visit } from '../../../../testing/visit.tsx';

const main = page.getByRole('main');
const palette = page.getByRole('dialog', { name: 'Search and commands' });
const box = palette.getByRole('combobox', { name: 'Search' });
const group = (name: string) => palette.getByRole('group', { name });
const option = (name: string | RegExp) => palette.getByRole('option', { name });
const isHighlighted = (name: string) => expect.element(option(name)).toHaveAttribute('aria-selected', 'true');

async function find(text: string): Promise<void> {
  await press('Control+k');
  await box.fill(text);
}

test('the search finds records and what can be done with them, by keyboard alone', async () => {
  const mark = `Palette${Date.now()}`;
  const make = (name: string) => call<{ id: string }>('POST', '/project/save', { name, isInternal: true });
  const first = await make(`${mark} first`);
  await make(`${mark} second`);
  await make('Exporrt of figures');
  const zeppelin = { recordId: first.id, body: `<p>The <b>zeppelin</b> of ${mark} is late</p>` };
  await call('POST', '/note/save', zeppelin);
  await visit('/home/projects', 'SA');

  // From the top bar: pages and commands stand there before anything is typed, each with its group.
  const search = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await search.click();
  await expect.element(box).toHaveFocus();
  await expect.element(group('Pages and commands')).toMatchTextContent('Go to Customers');
  await press('End');
  await isHighlighted('Sign out');
  await press('Escape');
  await expect.element(palette).not.toBeInTheDocument();
  await expect.element(search).toHaveFocus();

  // What is called as was typed leads, whatever its kind: the page before the records that have the word.
  await find('customers');
  await expect.element(option('Interviews with customers')).toBeVisible();
  await expect.element(palette.getByRole('option').first()).toMatchTextContent('Go to Customers');
  await isHighlighted('Go to Customers');
  // A person before what is linked to them, and what is linked says by what. The list is longer than the window.
  await box.fill('Edda');
  await expect.element(option(/^Show all/).first()).toBeInTheDocument();
  await expect.element(palette.getByRole('option').first()).toMatchTextContent(/Edda Quillner.*E\d{4}/);
  const led = group('Projects').getByRole('option').first();
  await expect.element(led).toMatchTextContent('Manager: Edda Quillner');
  await expectAccessible();

  // To a record: by the words of its note, in dark colours.
  await box.fill(`zeppelin ${mark}`);
  await expect.element(option(`${mark} first`)).toMatchTextContent('Note: The zeppelin of');
  await expect.element(option(`${mark} first`).getByRole('mark').first()).toHaveTextContent(mark);
  await expectAccessible('dark');
  await press('Enter');
  await expect.poll(() => location.pathname).toMatch(`/home/project/${first.id}`);
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(`${mark} first`);

  // To something that is done with the record that is open.
  await find('del pro');
  await expect.element(group('On this record')).toMatchTextContent('Delete project…');
  await isHighlighted('Delete project…');
  await press('Enter');
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Delete project' })).toBeVisible();
  await press('Escape');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

  // To a page by the beginnings of its words, and on to its list with what was searched for.
  await find('gt proj');
  await isHighlighted('Go to Projects');
  await press('Enter');
  await expect.poll(() => location.pathname).toBe('/home/projects');

  // To something that is done with the rows that are picked.
  await main.getByRole('searchbox', { name: 'Search' }).fill(mark);
  await expect.element(main.getByRole('row', { name: new RegExp(mark) })).toHaveLength(2);
  // Before the search is done, both may be among the newest of all: what is picked then is let go with the rows around it.
  await expect.element(main.getByRole('row')).toHaveLength(3);
  for (const name of ['first', 'second']) {
    const picking = main.getByRole('row', { name: new RegExp(`${mark} ${name}`) }).getByRole('checkbox');
    await picking.click();
    await expect.element(picking).toBeChecked();
  }
  await press('Control+k');
  await expect.element(palette).toMatchTextContent('2 projects selected');
  await box.fill('delete');
  await expect.element(group('On 2 projects')).toMatchTextContent('Delete 2 projects…');
  await press('Enter');
  await expect.element(page.getByRole('dialog')).toMatchTextContent('2 projects');
  await press('Escape');

  // What is mistyped leads to what resembles it, and a narrow window holds all of it.
  await page.viewport(320, 640);
  await find(`${mark.replace('Palette', 'Palettte')} frist`);
  await expect.element(palette.getByText('These are similar.').first()).toBeVisible();
  await expect.element(option(`${mark} first`)).toBeVisible();
  await expectNoSidewaysScroll();

  // A command that has the words is no resemblance, also where no record has them.
  await page.viewport(1280, 800);
  await visit('/home/projects');
  await find('export');
  await expect.element(option('Export as CSV')).toBeVisible();
  await expect.element(palette.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await expect.element(palette.getByText('These are similar.')).not.toBeInTheDocument();

  // Lists that stand below another page are found by whom they are open to, and time is entered from everywhere.
  await visit('/home/projects', 'EDITOR');
  await press('Control+k');
  for (const name of ['Go to Milestones', 'Go to Project lines', 'New time entry'])
    await expect.element(option(name)).toBeInTheDocument();

  // A guest does not find what is not theirs: absences are, and time.
  await visit('/home/profile', 'GUEST');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect.element(option('Go to Services')).toBeVisible();
  await expect.element(option('New time entry')).toBeInTheDocument();
  await expect.element(option(/^New (?!absence|time entry)|Go to Parameters|Go to Users/)).not.toBeInTheDocument();
  await box.fill(`zeppelin ${mark}`);
  await expect.element(palette.getByText('Try fewer words')).toBeVisible();
  await expect.element(option(/./)).not.toBeInTheDocument();
});
