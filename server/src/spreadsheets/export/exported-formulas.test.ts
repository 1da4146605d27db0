import { everything } from '@mandate/contract/access/roles.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import { columnOf } from '@mandate/contract/facts/entity.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { csvLines, exported, firmThatExports, linesOf, sheetsIn } from '../../../testing/callers/exports.ts';
import { signIn } from '../../../testing/callers/people.ts';
import { saveCustomer, saveProject, work } from '../../../testing/callers/records.ts';
import { sendFile } from '../../../testing/callers/send-file.ts';
import { english } from '../../words/words.ts';
import { sheetColumns } from '../cells/sheet-columns.ts';
import type { PreparedImport } from '../import/prepare-import.ts';
import type { ImportRow } from '../import/stored/stored-import.ts';

const firm = firmThatExports();

describe('what looks like a formula', () => {
  const beginnings = ['=1+1', '+1', '-1', '@x', '\tx', '\rx', '＝2+2', '＋2', '－2', '＠y'];
  const texts = sheetColumns({ caller: everything, words: english }, customer).filter(
    ({ part, field }) => part === null && field?.kind === 'text' && field.isWritable,
  );

  beforeAll(async () => {
    // No save lets all of it in: the database may hold it all the same.
    const set = texts.map(({ name }) => `${columnOf(name)} = $1`).join(', ');
    for (const beginning of beginnings) {
      const { id } = await saveCustomer(firm.admin, { city: 'Formula' });
      const text = `update customers set ${set}, tags = '{formula}' where id = $2`;
      await firm.app.database.pool.query(text, [beginning, id]);
    }
  });

  const query = { filter: { all: [{ field: 'tags', operator: 'anyOf', value: ['formula'] }] } };

  test('is made inert in every text column of a CSV file', async () => {
    expect(texts.length).toBeGreaterThan(10);
    const [, ...rows] = await linesOf(firm.app, firm.sa, 'customer', { query, columns: texts.map(({ path }) => path) });
    expect(rows).toHaveLength(beginnings.length);
    expect(rows.flat().filter((text) => /^[=+\-@\t\r＝＋－＠]/.test(text))).toEqual([]);
    expect(new Set(rows.flat())).toEqual(new Set(beginnings.map((beginning) => `'${beginning}`)));
  });

  test('begins no value of a file that is opened where another sign parts them', async () => {
    for (const [numberFormat, own, other] of [
      ['1,234.56', ',', ';'],
      ['1.234,56', ';', ','],
    ] as const) {
      const person = await signIn(firm.app, 'SA', `Reads files parted by ${own === ',' ? 'commas' : 'semicolons'}`);
      await firm.app.database.pool.query('update accounts set number_format = $2 where id = $1', [
        person.id,
        numberFormat,
      ]);
      const name = `Parted${other}=1+1${other}＝2`;
      await saveCustomer(firm.admin, { name });
      const { bytes } = await exported(firm.app, person, 'customer', {
        query: { search: 'parted' },
        columns: ['name'],
      });
      const [, line = ''] = bytes.toString().split('\r\n');
      expect(line).toBe(`"Parted${other}'=1+1${other}'＝2"`);
      expect(csvLines({ bytes }, own)[1]).toEqual([line.slice(1, -1)]);
      const { data } = await sendFile<PreparedImport>(firm.app, person, 'customer', 'back.csv', new Uint8Array(bytes));
      const back = await person.get<{ rows: ImportRow[] }>(`/customer/get-import-rows/${data.importId}`);
      expect(back.data.rows.map(({ cells }) => cells)).toEqual([[name]]);
      await firm.app.database.pool.query('delete from customers where name = $1', [name]);
    }
  });

  test('is text in every text column of a workbook', async () => {
    const reply = await exported(firm.app, firm.sa, 'customer', {
      query,
      columns: texts.map(({ path }) => path),
      format: 'xlsx',
    });
    const [{ rows, cells }] = await sheetsIn(reply);
    expect(new Set(rows.slice(1).flat())).toEqual(new Set(beginnings));
    expect(
      [...(cells?.values() ?? [])].filter(({ formula, type }) => formula !== undefined || type !== 'string'),
    ).toEqual([]);
  });

  test('stays a number where it is one', async () => {
    await saveProject(firm.admin, {
      name: 'Reduced',
      lines: [work(), { type: 'discount', description: 'Less', quantity: '1', unit: 'unit', unitPrice: '-25' }],
    });
    const request = { query: { search: 'reduced' }, columns: ['lines.net'] };
    expect((await linesOf(firm.app, firm.sa, 'project', request)).flat()).toEqual(['Line: Net', '100.00', '-25.00']);
  });
});
