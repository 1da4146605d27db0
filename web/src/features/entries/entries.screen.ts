import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseFile } from '../../../testing/choose-file.ts';
import { expectAccessible, expectFit, expectNoSidewaysScroll } from '../../../testing/fit.ts';
import { press } from '../../../testing/press-and-type.ts';
import { toast } from '../../../testing/toasts.ts';
import { call, leave, textsOf, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
}

const main = page.getByRole('main');
const today = dayIn(new Date(), 'Europe/Rome');

/** Somebody with a line of a running project, and what they booked on it. @param unitCost of the line; without one by a rate of 60 EUR an hour */
async function worked(name: string, seconds: readonly number[] = [27_000], unitCost: string | null = '50') {
  const mark = `${name} ${Date.now()}`;
  const person = await call<Saved>('POST', '/personnel/save', {
    ...{ firstName: 'Kofi', lastName: mark, weeklyHours: '40', hiredOn: '2020-01-01' },
    workEmail: `${crypto.randomUUID()}@firm.example`,
  });
  const line = {
    type: 'service',
    unit: 'hour',
    quantity: '40',
    unitPrice: '90',
    unitCost,
    personnelId: person.id,
  };
  const rate = (amount: string, of: object = {}) =>
    call('POST', '/rate/save', {
      ...{
        side: 'cost',
        personnelId: person.id,
        unit: 'hour',
        amount,
        currency: 'EUR',
        validFrom: '2020-01-01',
        ...of,
      },
    });
  if (unitCost === null) await rate('60');
  const lines = [{ ...line, description: `Design ${mark}` }];
  const period = {
    ...{ startDate: addDays(today, -60), endDate: addDays(today, 200), quoteValidUntil: addDays(today, 100) },
    ...{ projectManagerId: person.id, contractSignedOn: addDays(today, -61) },
  };
  const made = await call<Saved & { lines: Saved[] }>('POST', '/project/save', {
    ...{ name: mark, isInternal: true, ...period, lines },
  });
  let { version } = made;
  for (const to of ['quoted', 'approved'])
    ({ version } = await call<Saved>('POST', `/project/transition/${made.id}`, {
      ...{ to, version, acknowledged: ['costMissing'] },
    }));
  const lineId = made.lines[0]?.id;
  const entries = await Promise.all(
    seconds.map((each, at) =>
      call<Saved>('POST', '/entry/save', {
        ...{ personnelId: person.id, lineId, date: addDays(today, -7 - at), seconds: each, text: `Drew ${at}` },
      }),
    ),
  );
  return { mark, person, rate, projectId: made.id, entries, list: `/home/entries?search=${encodeURIComponent(mark)}` };
}

test('entries are listed with their hours added up in the foot, opened, changed and saved', async () => {
  const { list, mark } = await worked('Listed', [27_000, 9_000]);
  await visit(list);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Time entries' })).toBeVisible();
  const sums = main.getByRole('group', { name: 'Sums' });
  await expect.element(sums).toMatchTextContent('10:00');
  const row = main.getByRole('row').filter({ hasText: '7:30' }).first();
  await expect.element(row).toMatchTextContent(`Design ${mark}`);
  await expectAccessible();
  await row.getByRole('link').first().click();
  await expect.element(page.getByRole('heading', { level: 1, name: /7:30$/ })).toBeVisible();
  const time = page.getByRole('textbox', { name: 'Time' });
  await time.fill('0,5d');
  await press('Control+s');
  await expect.element(toast(/ saved\./)).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: /4:00$/ })).toBeVisible();
  await expectAccessible();
  await expectFit();
});

test('what is no time is said at the field, and a new entry counts for whoever makes it', async () => {
  const { mark } = await worked('Wrong');
  await visit('/home/entry', 'ADMIN');
  await userEvent.type(page.getByRole('combobox', { name: /^Line/ }), mark);
  await page.getByRole('option', { name: new RegExp(mark) }).click();
  await expect.element(page.getByText('from the line')).toBeVisible();
  await expect.element(page.getByText('Leave empty to fill in automatically')).not.toBeInTheDocument();
  await page.getByRole('textbox', { name: 'Time' }).fill('a while');
  await press('Control+s');
  const sentence = 'Enter time in hours or days, for example 7.5, 7:30 or 0.5d.';
  await expect.element(page.getByRole('link', { name: `Time: ${sentence}` })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Time' })).toHaveAccessibleDescription(sentence);
});

test('lines a person can book on come before those of projects they are not in', async () => {
  const mark = `Chosen ${Date.now()}`;
  const team = async (name: string) => {
    const { projectId: id, person } = await worked(`${name} ${mark}`, []);
    const { version } = await call<Saved>('GET', `/project/get-by-id/${id}`);
    await call('POST', '/project/save', { id, version, whoBooks: 'team' });
    return person;
  };
  const [apart, zone] = [await team('Apart'), await team('Zone')];
  const offered = page.getByRole('option', { name: new RegExp(mark) });
  const names = () => offered.elements().map((each) => /Zone|Apart/.exec(each.textContent ?? '')?.[0]);
  for (const [person, first, other] of [
    [apart, 'Apart', 'Zone'],
    [zone, 'Zone', 'Apart'],
  ] as const) {
    await visit(`/home/entry?personnelId=${person.id}`, 'ADMIN');
    await userEvent.type(page.getByRole('combobox', { name: /^Line/ }), mark);
    await expect.poll(names).toEqual([first, other]);
    leave();
  }
});

test('who adds time to a closed month is asked why it is added, once all else is right', async () => {
  const { mark } = await worked('Late');
  const { 'time.closedUntil': closedUntil } = await call<Record<string, string>>('GET', '/parameter/get-values');
  await visit('/home/entry', 'ADMIN');
  for (const field of [/^Person/, /^Line/]) {
    await userEvent.type(page.getByRole('combobox', { name: field }), mark);
    await page.getByRole('option', { name: new RegExp(`^(Kofi|Design) ${mark}`) }).click();
  }
  await page.getByRole('textbox', { name: 'Date' }).fill(String(closedUntil));
  await page.getByRole('textbox', { name: 'Time' }).fill('0:07');
  await press('Control+s');
  await expect.element(page.getByRole('textbox', { name: 'Time' })).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('textbox', { name: 'Time' }).fill('1');
  await press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Why is this time added?' });
  await dialog.getByRole('textbox').fill('Found on a receipt');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: /1:00$/ })).toBeVisible();
});

test('many entries are changed at once, and their costs are read anew after a receipt that shows them before and after', async () => {
  const { list, mark, rate, projectId } = await worked('Raised', [3_600, 7_200], null);
  await visit(list, 'ADMIN');
  await expect.element(main.getByRole('checkbox', { name: /^Select \d+ \w{3} \d{4}, / }).first()).toBeVisible();
  await main.getByRole('checkbox', { name: /^Select all rows/ }).click();
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Edit…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Field to change' }).selectOptions('What was done');
  await dialog.getByRole('textbox', { name: /What was done/ }).fill('Planned together');
  await dialog.getByRole('button', { name: 'Review' }).click();
  await dialog.getByRole('button', { name: 'Change 2 time entries' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(main.getByText('Planned together').first()).toBeVisible();

  await rate('80', { projectId });
  await visit(list, 'ADMIN');
  await main.getByRole('checkbox', { name: /^Select all rows/ }).click();
  await bar.getByRole('button', { name: 'Read costs anew…' }).click();
  await expect.element(dialog.getByText('Read anew from the rates as they are now')).toBeVisible();
  const told = new RegExp(`^\\d+ \\w{3} \\d{4}, [12]:00, .*${mark}.*, Design ${mark}`);
  await expect.element(dialog.getByRole('rowheader').first()).toMatchTextContent(told);
  await expect.element(dialog.getByRole('row').filter({ hasText: /60\.00.*80\.00/ })).toBeVisible();
  await expect.element(dialog.getByRole('row').filter({ hasText: /120\.00.*160\.00/ })).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Change 2 time entries' }).click();
  await expect.element(dialog.getByRole('heading', { name: '2 time entries changed' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await visit(list, 'ADMIN');
  await main.getByRole('checkbox', { name: /^Select all rows/ }).click();
  await bar.getByRole('button', { name: 'Read costs anew…' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Nothing would change' })).toBeVisible();
  await expect.element(dialog.getByRole('row').filter({ hasText: /80\.00.*unchanged/ })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
});

/** An entry of a closed month of the sample that nobody corrected, on a line that still takes time. */
async function closedEntry(): Promise<Saved & { seconds: number }> {
  const { 'time.closedUntil': closedUntil } = await call<Record<string, string>>('GET', '/parameter/get-values');
  const projects = await call<{ rows: Saved[] }>('POST', '/project/get-grid', {
    ...{ pageSize: 200, fields: ['id'], filter: { all: [{ field: 'status', operator: 'anyOf', value: ['active'] }] } },
  });
  const { rows } = await call<{ rows: (Saved & { seconds: number })[] }>('POST', '/entry/get-grid', {
    ...{ pageSize: 100, fields: ['seconds'] },
    filter: {
      all: [
        { field: 'postedOn', operator: 'before', value: addDays(String(closedUntil), 1) },
        { field: 'projectId', operator: 'anyOf', value: projects.rows.map(({ id }) => id) },
      ],
    },
  });
  for (const row of rows.filter(({ seconds }) => seconds > 7_200)) {
    const { entries } = await call<{ entries: unknown[] }>('GET', `/entry/get-corrections/${row.id}`);
    if (entries.length === 0) return row;
  }
  throw new Error('every closed entry was corrected');
}

test('an entry of a closed month is corrected on its page, leads to what takes it back and stands in for it, and these lead back', async () => {
  const { id, seconds } = await closedEntry();
  await visit(`/home/entry/${id}`, 'ADMIN');
  const title = () => page.getByRole('heading', { level: 1 });
  const name = title().element().textContent ?? '';
  await main.getByRole('button', { name: 'Correct…' }).click();
  const dialog = page.getByRole('dialog');
  const time = dialog.getByRole('textbox', { name: 'Right time' });
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Went home early');
  const refused = async (text: string, sentence: string) => {
    await time.fill(text);
    await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
    await expect.element(time).toHaveAccessibleDescription(expect.stringContaining(sentence));
  };
  await refused('25', 'Enter a time from 0:01 to 24:00.');
  await refused(`${seconds / 3_600}`, 'Enter another time.');
  await time.fill('1');
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect.element(main.getByText('This entry was corrected. What it counts stays as it is.')).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Correct…' })).not.toBeInTheDocument();
  await expect.element(main.getByRole('group', { name: 'State' })).toHaveFocus();
  await expect.element(main.getByText('It was corrected', { exact: true }).first()).toBeInTheDocument();
  await expect.element(main.getByRole('textbox', { name: 'Time' })).not.toBeInTheDocument();
  await expectAccessible();

  await main.getByRole('link', { name: /1:00: stands in for it$/ }).click();
  await expect.element(title()).toMatchTextContent(/, 1:00/);
  await main.getByRole('link', { name: `The corrected entry: ${name}` }).click();
  await main.getByRole('link', { name: /: takes it back$/ }).click();
  await expect.element(title()).toMatchTextContent(/, −\d/);
  await expect
    .element(main.getByText('This entry takes another one back. What it counts stays as it is.'))
    .toBeVisible();
  await expect.element(main.getByText('It takes another entry back').first()).toBeInTheDocument();
  await expect.element(main.getByRole('textbox', { name: 'Time' })).not.toBeInTheDocument();
  await expect.element(main.getByRole('combobox', { name: /^Line/ })).not.toBeInTheDocument();
  await expect.element(main.getByRole('button', { name: 'Split…' })).not.toBeInTheDocument();
  await expect.element(main.getByRole('button', { name: 'Correct…' })).not.toBeInTheDocument();
  await main.getByRole('link', { name: `The corrected entry: ${name}` }).click();
  await expect.element(title()).toMatchTextContent(name);
  await expectFit();
});

test('an entry says where it stands and is split on its page', async () => {
  const { entries } = await worked('Handed');
  const { id } = entries[0] ?? { id: '' };
  await visit(`/home/entry/${id}`);
  await expect.element(page.getByText('Nobody handed it in yet.')).toBeVisible();
  await main.getByRole('button', { name: 'Split…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('2');
  await expect.element(dialog.getByText(/5:30/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Split in two' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: /5:30$/ })).toBeVisible();
});

test('on a phone entries are cards that fit', async () => {
  const { list } = await worked('Phone');
  await page.viewport(390, 800);
  await visit(list);
  await expect.element(main.getByRole('link', { name: /7:30/ })).toBeVisible();
  await expectNoSidewaysScroll();
});

test('whoever does not keep the time of somebody reads it, and is told who changes it', async () => {
  const { entries, list } = await worked('Read');
  await visit(`/home/entry/${entries[0]?.id}`, 'EDITOR');
  await expect.element(page.getByText(/^Only whoever worked, their manager, /)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Time' })).not.toBeInTheDocument();
  await expect.element(main.getByRole('button', { name: 'Split…' })).not.toBeInTheDocument();
  await expectFit();
  await page.viewport(1440, 900);
  await visit(list);
  await expect.element(main.getByRole('row').filter({ hasText: '7:30' }).first()).toBeVisible();
});

test('nothing tells costs to who does not see them: no column, no filter, no view, no section and no history', async () => {
  const { entries, list } = await worked('Hidden');
  const costs = /cost|\brates?\b/i;
  await visit(list, 'EDITOR');
  await expect.element(main.getByRole('row').filter({ hasText: '7:30' }).first()).toBeVisible();
  await main.getByRole('button', { name: 'Columns', exact: true }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Counts on' })).toBeVisible();
  const shown = () => document.body.textContent;
  expect(shown()).not.toMatch(costs);
  await press('Escape');
  await main.getByRole('button', { name: 'Filter' }).click();
  const fields = page.getByRole('combobox').elements();
  expect(fields.map(({ textContent }) => textContent).join()).not.toMatch(costs);
  await press('Escape');
  expect(textsOf(main.getByRole('tab')).join()).not.toMatch(costs);
  await visit(`/home/entry/${entries[0]?.id}`);
  await expect.element(page.getByRole('heading', { name: 'History' })).toBeVisible();
  expect(main.element().textContent).not.toMatch(costs);
});

test('a file says its time as people write it, and each row that cannot be booked says why', async () => {
  const { mark, person } = await worked('Filed');
  const left = {
    ...{ firstName: 'Lars', lastName: mark, workEmail: `${crypto.randomUUID()}@firm.example` },
    ...{ hiredOn: '2020-01-01', leftOn: addDays(today, -40) },
  };
  await call('POST', '/personnel/save', left, 'SA');
  const row = (who: string, day: number, time: string) =>
    [who, mark, `Design ${mark}`, addDays(today, -day), time].join(';');
  const table = [
    'Person;Project;Line;Date;Time',
    ...['7,5', '7:30', '7.5h', '0.5d'].map((time, at) => row(person.id, 20 + at, time)),
    row(person.id, 100, '1'),
    row(`Lars ${mark}`, 20, '1'),
    row(person.id, 25, '0:07'),
  ];
  await visit('/home/entries/import', 'ADMIN');
  await chooseFile(new File([table.join('\n')], 'time.csv', { type: 'text/csv' }));
  await page.getByRole('button', { name: 'Test 7 rows' }).click();
  const told = (number: number) => expect.element(page.getByRole('row', { name: new RegExp(`Row ${number}`) }));
  await told(6).toMatchTextContent(/is closed\. Save this entry by itself and say why\./);
  await told(7).toMatchTextContent(/is not with the firm on/);
  await told(8).toMatchTextContent(/Enter time in steps of 0:15\./);
  await expectFit();
  await page.viewport(1440, 900);
  await page.getByRole('button', { name: 'Import 4 rows' }).click();
  await page.getByRole('link', { name: 'Open the list' }).click();
  await visit(`/home/entries?search=${encodeURIComponent(mark)}`);
  await expect.element(main.getByRole('group', { name: 'Sums' })).toMatchTextContent('34:00');
});
