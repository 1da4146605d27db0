import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectFit } from '../../../testing/fit.ts';
import { press, type } from '../../../testing/press-and-type.ts';
import { undo } from '../../../testing/toasts.ts';
import { call, leave, textsOf, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
  code: string;
}

test('an item added to a list is offered, and once used it can be retired but not removed', async () => {
  await visit('/register/parameters?search=seniorit');
  await page.getByRole('link', { name: 'Seniorities' }).click();
  const label = `Trainee ${Date.now() % 100_000}`;
  await page.getByRole('button', { name: 'Add item' }).click();
  await page.getByRole('textbox', { name: 'Label' }).last().fill(label);
  await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveValue(expect.stringMatching(/^trainee\d+$/));
  await page.getByRole('button', { name: 'Colour of Trainee' }).click();
  await page.getByRole('menuitem', { name: 'Teal' }).click();
  const up = page.getByRole('button', { name: `Move ${label} up` });
  await press('Enter', up);
  await expect.element(up).toHaveFocus();
  await press('Control+s');
  await expect.element(page.getByText('Seniorities saved.')).toBeVisible();

  const { id } = await call<Saved>('POST', '/customer/save', { name: `Pays for ${label}` });
  await visit(`/register/customer/${id}/edit`);
  await page.getByRole('button', { name: 'Add price' }).click();
  const dialog = page.getByRole('dialog', { name: 'New price' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('80');
  await dialog.getByRole('combobox', { name: 'Seniority' }).selectOptions(label);
  await dialog.getByRole('button', { name: 'Save rate' }).click();
  await expect.element(page.getByRole('group', { name: 'Rates' })).toMatchTextContent(label);

  await visit('/register/parameters?search=seniorit');
  await page.getByRole('link', { name: 'Seniorities' }).click();
  await page.getByRole('button', { name: `Remove ${label}` }).click();
  await page.getByRole('button', { name: 'Save parameter' }).click();
  const list = page.getByRole('group', { name: 'Value' });
  await expect
    .element(list.getByText(`"${label}" is in use (1) and cannot be removed.`, { exact: false }))
    .toBeVisible();
  await list.getByRole('button', { name: 'Deactivate it' }).click();
  await page.getByRole('button', { name: 'Save parameter' }).click();
  await expect.element(page.getByText('Seniorities saved.').last()).toBeVisible();
  await visit(`/register/customer/${id}/edit`);
  await page.getByRole('button', { name: 'Add price' }).click();
  const choices = page.getByRole('dialog').getByRole('combobox', { name: 'Seniority' });
  await expect.element(choices.getByRole('option', { name: 'Senior', exact: true })).toHaveLength(1);
  await expect.element(choices.getByRole('option', { name: label })).not.toBeInTheDocument();
});

test('a custom parameter is made, changed, deleted, brought back, and restored from the deleted ones', async () => {
  await visit('/register/parameters', 'ADMIN');
  await page.getByRole('link', { name: 'New parameter' }).click();
  const label = `Travel limit ${Date.now() % 100_000}`;
  await page.getByRole('textbox', { name: 'Label' }).fill(label);
  await expect
    .element(page.getByRole('textbox', { name: 'Key' }))
    .toHaveValue(expect.stringMatching(/^custom\.travelLimit\d+$/));
  await page.getByRole('textbox', { name: 'Key' }).fill('no key');
  await expect.element(page.getByText('Choose a value type first.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Value type' }).selectOptions('Whole number');
  await page.getByRole('textbox', { name: 'Maximum' }).fill('500');
  const value = page.getByRole('group', { name: 'Value' }).getByRole('textbox', { name: 'Value' });
  await value.fill('900');
  await page.getByRole('button', { name: 'Save parameter' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Key' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Key' }).fill(`custom.travelLimit${Date.now()}`);
  await page.getByRole('button', { name: 'Save parameter' }).click();
  await expect.element(value).toHaveAttribute('aria-invalid', 'true');
  await value.fill('400');
  await page.getByRole('button', { name: 'Save parameter' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Value type' })).toHaveValue('Whole number');
  await value.fill('450');
  await press('Control+s');
  await expect.element(page.getByRole('group', { name: 'History' }).getByText('450')).toBeVisible();

  const remove = async () => {
    await page.getByRole('button', { name: 'More' }).first().click();
    await page.getByRole('menuitem', { name: 'Delete parameter' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete parameter' }).click();
    await expect.element(page.getByText(`${label} deleted.`)).toBeVisible();
  };
  await remove();
  await undo(`${label} deleted.`);
  await expect.element(page.getByText(`${label} restored.`)).toBeVisible();
  await visit(`/register/parameters?search=${encodeURIComponent(label)}`);
  await page.getByRole('group', { name: 'Custom' }).getByRole('link', { name: label }).click();
  await remove();
  await visit(`/register/parameters?deleted=only&search=${encodeURIComponent(label)}`);
  await page.getByRole('button', { name: `Restore ${label}` }).click();
  await expect.element(page.getByText(`${label} restored.`)).toBeVisible();
});

test('a custom list keeps its items in the given order, and invalid JSON is not saved', async () => {
  await visit('/register/parameter');
  const stamp = Date.now();
  await page.getByRole('textbox', { name: 'Label' }).fill(`Regions ${stamp}`);
  await page.getByRole('textbox', { name: 'Key' }).fill(`custom.regions${stamp}`);
  const kind = page.getByRole('combobox', { name: 'Value type' });
  await kind.selectOptions('JSON');
  const text = page.getByRole('group', { name: 'Value' }).getByRole('textbox', { name: 'Value' });
  await text.fill('{ "north": ');
  await expect.element(page.getByText('Enter valid JSON.')).toBeVisible();
  await page.getByRole('button', { name: 'Save parameter' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Value: Enter valid JSON.');
  await kind.selectOptions('List');
  const list = page.getByRole('group', { name: 'Value' });
  await list.getByRole('button', { name: 'Add item' }).click();
  await type('North');
  await press('Enter');
  await type('Südwest');
  await list.getByRole('button', { name: 'Move Südwest up' }).click();
  await page.getByRole('button', { name: 'Save parameter' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: `Regions ${stamp}` })).toBeVisible();
  await visit(`/register/parameters?search=${stamp}`);
  await expect.element(page.getByRole('group', { name: 'Custom' })).toMatchTextContent('SüdwestNorth');
});

test('a parameter that holds a record asks which kind of record first', async () => {
  const stamp = Date.now();
  await call('POST', '/place/save', { name: `Branch ${stamp}`, kind: 'venue' });
  await visit('/register/parameter');
  await page.getByRole('textbox', { name: 'Label' }).fill(`Main branch ${stamp}`);
  await page.getByRole('combobox', { name: 'Value type' }).selectOptions('Record');
  await expect.element(page.getByText('Choose a record type first.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Record type' }).selectOptions('Place');
  await page.getByRole('combobox', { name: 'Value', exact: true }).fill(`Branch ${stamp}`);
  await page.getByRole('option', { name: `Branch ${stamp}` }).click();
  await page.getByRole('button', { name: 'Save parameter' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: `Main branch ${stamp}` })).toBeVisible();
  await visit(`/register/parameters?search=${stamp}`);
  await expect.element(page.getByRole('group', { name: 'Custom' })).toMatchTextContent(`Branch ${stamp}`);
});

test('what a new parameter lacks is told by the name it has on the page', async () => {
  await visit('/register/parameter');
  const save = page.getByRole('button', { name: 'Save parameter' });
  const kind = page.getByRole('combobox', { name: 'Value type' });
  const told = page.getByRole('alert');
  await page.getByRole('textbox', { name: 'Label' }).fill(`Region ${Date.now()}`);
  await expect.element(kind).toBeRequired();
  await save.click();
  await expect.element(told).toMatchTextContent('Value type: This field is required.');
  await kind.selectOptions('Choice');
  await save.click();
  await told.getByRole('link', { name: 'Options: This field is required.' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Options' })).toHaveFocus();
});

test('the name of the firm stands at the top of the navigation as soon as it is saved', async () => {
  await visit('/register/parameters?search=company.name');
  await page.getByRole('link', { name: 'Name of the firm' }).click();
  await page.getByRole('textbox', { name: 'Name of the firm' }).fill('Fjordlys Consulting');
  await press('Control+s');
  await expect.element(page.getByRole('navigation', { name: 'Main' }).getByText('Fjordlys Consulting')).toBeVisible();
});

test('the search, the deleted ones and the way back are kept in the address of the parameters', async () => {
  await visit('/register/parameters?search=format&nonsense=1');
  await expect.element(page.getByText('Some parts of the address were not recognised', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Number format' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Base currency' })).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Number format' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Number format' })).toBeVisible();
  await history.back();
  await expect.element(page.getByRole('link', { name: 'Number format' })).toHaveFocus();
  await page.getByRole('searchbox', { name: 'Search' }).fill('nothing has this');
  await expect.element(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect.element(page.getByRole('link', { name: 'Base currency' })).toBeVisible();
});

test('a numbering pattern shows the next three numbers, and the next record is numbered by it', async () => {
  await visit('/register/parameters', 'ADMIN');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Numbering' }).click();
  await page.getByRole('group', { name: 'Numbering' }).getByRole('link', { name: 'Place numbers' }).click();
  const pattern = page.getByRole('textbox', { name: 'Place numbers' });
  const next = page.getByRole('list', { name: 'Next three numbers' });
  const numbers = next.getByRole('listitem');
  const address = () => location.pathname + location.search;
  await expect.element(numbers).toHaveLength(3);
  const here = address();

  await pattern.fill('no counter');
  await expect.element(next).not.toBeInTheDocument();
  await press('Control+s');
  await expect.element(pattern).toHaveAttribute('aria-invalid', 'true');
  const start = `Q${Date.now() % 100_000}-`;
  await pattern.fill(`${start}{SEQ:3}`);
  await expect.poll(() => textsOf(numbers)).toEqual([`${start}001`, `${start}002`, `${start}003`]);
  await page.getByRole('button', { name: 'Save parameter' }).click();
  await expect.element(page.getByText('Place numbers saved.')).toBeVisible();
  const place = await call<Saved>('POST', '/place/save', { name: `Place ${start}`, kind: 'venue' });
  expect(place.code).toBe(`${start}001`);

  // A number somebody typed ahead is stepped over, and the preview says so.
  await call('POST', '/place/save', { name: `Other ${start}`, kind: 'venue', code: `${start}002` });
  leave();
  await visit(here, 'ADMIN');
  await expect.element(numbers.first()).toHaveTextContent(`${start}003`);
  await page.getByRole('button', { name: 'Reset to default' }).click();
  await expect.element(pattern).toHaveValue('L{SEQ:4}');
  await page.getByRole('button', { name: 'Save parameter' }).click();
  const told = page.getByRole('group', { name: 'History' }).getByText(`${start}{SEQ:3}`);
  await expect.element(told).toHaveLength(2);
});

test('a pattern whose quote numbers can be too long is told of while it is typed', async () => {
  await visit('/register/parameters?search=Quote numbers', 'ADMIN');
  await page.getByRole('link', { name: 'Quote numbers' }).click();
  const pattern = page.getByRole('textbox', { name: 'Quote numbers' });
  await pattern.fill('{CUST}-{YYYY}-Fernhall-Angebot-{SEQ:6}');
  const told = page.getByText("Numbers of this pattern can have 53 characters, since a customer's code may have 24.");
  await expect.element(told).toBeVisible();
  await pattern.fill('{CUST}/{SEQ:6}');
  await expect.element(page.getByRole('list', { name: 'Next three numbers' })).toBeVisible();
  await expect.element(told).not.toBeInTheDocument();
  leave();
});

test('a numbering offers customer and type where its records have them', async () => {
  for (const [title, own] of [
    ['Project numbers', ['{CUST}', '{TYPE}']],
    ['Quote numbers', ['{CUST}']],
    ['Place numbers', []],
  ] as const) {
    await visit(`/register/parameters?search=${title}`, 'ADMIN');
    await page.getByRole('link', { name: title }).click();
    await expect.element(page.getByRole('textbox', { name: title })).toBeVisible();
    const offered = [...document.querySelectorAll('li > code')].map(({ textContent }) => textContent);
    expect(offered.filter((token) => ['{CUST}', '{TYPE}'].includes(token))).toEqual(own);
  }
});

test('an ADMIN can only read parameters that an SA changes, an EDITOR reads all, and a GUEST is told whom to ask', async () => {
  for (const role of ['ADMIN', 'EDITOR'] as const) {
    await visit('/register/parameters?search=base currency', role);
    await expect.element(page.getByText('EUR Euro')).toBeVisible();
    await page.getByRole('link', { name: 'Base currency' }).click();
    await expect.element(page.getByText('You can view this record,', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Value' })).toMatchTextContent('EUR Euro');
    await expect.element(page.getByRole('combobox', { name: 'Base currency' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('main').getByRole('button', { name: 'More' })).not.toBeInTheDocument();
    await visit('/register/parameters?search=allowed domains');
    await expect.element(page.getByText('Nothing matches')).toBeVisible();
  }
  await visit('/register/parameters', 'GUEST');
  await expect.element(page.getByText('You do not have access to this page')).toBeVisible();
  const whom = page.getByText('It is available to SA, ADMIN, and EDITOR', { exact: false });
  await expect.element(whom).toBeVisible();
});

test('the editors of a list and of a numbering fit every window, light and dark', async () => {
  for (const name of ['Roles in a project', 'Customer numbers']) {
    await visit(`/register/parameters?search=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name }).click();
    await expect.element(page.getByRole('group', { name: 'Value' })).toBeVisible();
    await expectFit([1440, 320]);
    await page.viewport(1440, 900);
  }
});

test('a value is changed where it stands, is taken back by Undo, and a wrong one stays to be corrected', async () => {
  await visit('/register/parameters?search=Days a quote is valid', 'ADMIN');
  const change = page.getByRole('button', { name: 'Change Days a quote is valid' });
  await change.click();
  const value = page.getByRole('textbox', { name: 'Days a quote is valid' });
  await expect.element(value).toHaveFocus();
  await value.fill('900');
  await press('Enter', value);
  await expect.element(value).toHaveAttribute('aria-invalid', 'true');
  await value.fill('45');
  await press('Control+s', value);
  await expect.element(change).toHaveFocus();
  await expect.element(page.getByRole('group', { name: 'Project' })).toMatchTextContent('45');
  await undo('Days a quote is valid saved.');
  await expect.element(page.getByRole('group', { name: 'Project' })).toMatchTextContent('30');
  await change.click();
  await value.fill('60');
  await press('Escape', value);
  await expect.element(change).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Project' })).toMatchTextContent('30');
});

test('keys are shown on request and to who searches for one', async () => {
  await visit('/register/parameters', 'ADMIN');
  await expect.element(page.getByText('project.quoteValidityDays')).not.toBeInTheDocument();
  const keys = page.getByRole('switch', { name: 'Show keys' });
  await keys.click();
  await expect.element(page.getByText('project.quoteValidityDays')).toBeVisible();
  await keys.click();
  await expect.element(page.getByText('project.quoteValidityDays')).not.toBeInTheDocument();
  await visit('/register/parameters?search=quoteValidityDays');
  await expect.element(page.getByText('project.quoteValidityDays')).toBeVisible();
});

test('a value typed in place is asked about before its page is left, and what is left behind is taken up again', async () => {
  await visit('/register/parameters?search=Days a quote is valid', 'ADMIN');
  const change = page.getByRole('button', { name: 'Change Days a quote is valid' });
  const value = page.getByRole('textbox', { name: 'Days a quote is valid' });
  const search = page.getByRole('searchbox', { name: 'Search' });
  await change.click();
  await value.fill('61');
  await search.fill('Base currency');
  await expect.element(value).not.toBeInTheDocument();
  await search.fill('Days a quote is valid');
  await change.click();
  await expect.element(value).toHaveValue('61');
  await expect.element(page.getByRole('button', { name: 'Discard draft' })).not.toBeInTheDocument();

  const away = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Customers' });
  const asked = page.getByRole('dialog', { name: 'Leave Parameters with unsaved changes?' });
  await away.click();
  await expect.element(asked).toBeVisible();
  await asked.getByRole('button', { name: 'Stay' }).click();
  await expect.element(value).toHaveValue('61');
  await away.click();
  await asked.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => location.pathname).toBe('/register/customers');
  await undo('Days a quote is valid saved.');
});
