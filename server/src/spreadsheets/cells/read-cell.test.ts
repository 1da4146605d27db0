import { everything } from '@mandate/contract/access/roles.ts';
import { account } from '@mandate/contract/entities/account.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import { entry } from '@mandate/contract/entities/entry.ts';
import { exchangeRate } from '@mandate/contract/entities/exchange-rate.ts';
import { parameter } from '@mandate/contract/entities/parameter.ts';
import { paymentTerm } from '@mandate/contract/entities/payment-term.ts';
import { personnel } from '@mandate/contract/entities/personnel.ts';
import { provider } from '@mandate/contract/entities/provider.ts';
import { service } from '@mandate/contract/entities/service.ts';
import { type Entity, siblingOf } from '@mandate/contract/facts/entity.ts';
import { fieldSchema } from '@mandate/contract/facts/field-schema.ts';
import { type Field, referredNouns } from '@mandate/contract/facts/fields.ts';
import { knownEntities } from '@mandate/contract/known-entities.ts';
import {
  type DateFormat,
  dateFormats,
  type NumberFormat,
  numberFormats,
} from '@mandate/contract/preferences/formats.ts';
import { project } from '@mandate/contract/project/project.ts';
import { cleanLine, cleanParagraphs, isStorable } from '@mandate/contract/texts/clean-text.ts';
import { inertText } from '@mandate/contract/texts/inert-text.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english, everyWords } from '../../words/words.ts';
import { type Cell, spreadsheetNumber } from './cell.ts';
import { cellOf, type WriteContext } from './cell-of.ts';
import { csvText } from './csv-text.ts';
import type { ImportCell } from './import-cell.ts';
import { type ReadContext, readCell } from './read-cell.ts';
import { importColumns, type SheetColumn } from './sheet-columns.ts';
import { wordsRead, wordsWritten } from './value-words.ts';

/** A list whose words are as unhappy as they may be: alike, and the codes of other items. */
const items = [
  ['senior', 'Senior'],
  ['seniorOld', 'senior'],
  ['lead', 'principal'],
  ['principal', 'Lead'],
  ['aB', 'First'],
  ['ab', 'Second'],
  ['expert', 'Éxpert; "the" one'],
] as const;

function contextsOf(numberFormat: NumberFormat, dateFormat: DateFormat, words = english) {
  const shared = { formats: { numberFormat, dateFormat }, timeZone: 'Pacific/Auckland' };
  const lists = ['people.absenceKinds', 'people.seniorities', 'project.roles', 'project.types'];
  const write: WriteContext = {
    ...shared,
    words,
    listLabels: new Map(lists.map((list) => [list, wordsWritten(items)])),
    ambiguous: new Set(['twin']),
    codes: new Map([['twin', 'C-7']]),
  };
  const read: ReadContext = {
    ...shared,
    words: everyWords(),
    listCodes: new Map(lists.map((list) => [list, wordsRead(items)])),
  };
  return { write, read };
}

const formats = fc.tuple(
  fc.constantFrom(...numberFormats),
  fc.constantFrom(...dateFormats),
  fc.constantFrom(...everyWords()),
);

/** A typed cell as it comes back from a spreadsheet. */
function typedCell(cell: Cell, write: WriteContext): ImportCell {
  if (cell === null) return null;
  if ('text' in cell) return inertText(cell.text);
  if ('number' in cell) return spreadsheetNumber(cell.number) ?? inertText(cell.number);
  if ('date' in cell) return { date: cell.date };
  return 'flag' in cell ? cell.flag : csvText(cell, write);
}

const lineText = fc
  .tuple(
    fc.constantFrom('', '', '=', '+', '-', '@', "'", "'=", "''-", '"', ';', '{', '1', '[', 'x '),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  )
  .map(([start, rest]) => cleanLine(start + rest))
  .filter((text) => text !== '' && isStorable(text));
const paragraphText = fc
  .array(lineText, { minLength: 1, maxLength: 3 })
  .map((lines) => cleanParagraphs(lines.join('\n')))
  .filter((text) => text !== '');
const date = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));
const jsonValue = fc
  .oneof(fc.jsonValue(), lineText, fc.constantFrom('12.5', 'true', '', ' ', '"', '{"a":1}', 'null', '1e400', 'a\r\nb'))
  .map((value) => JSON.parse(JSON.stringify(value)) as unknown)
  .filter((value) => isStorable(JSON.stringify(value)));

/** Stored values of a field, anywhere within its bounds. */
function storedValue(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      return lineText;
    case 'paragraphs':
      return paragraphText;
    case 'choice':
      return fc.constantFrom(...(field.choices ?? items.map(([code]) => code)));
    case 'flag':
      return fc.boolean();
    case 'integer':
      return fc.integer(field.range ?? {});
    case 'number':
      return decimalOf(field);
    case 'date':
      return date;
    case 'tags':
      if (field.choices) return fc.subarray([...field.choices]);
      return fc.uniqueArray(lineText, { maxLength: 5 });
    case 'json':
      return jsonValue;
    default:
      throw new Error(`No values of ${field.kind}`);
  }
}

function decimalOf(field: Field): fc.Arbitrary<string> {
  const { max = '0', scale = 0 } = field.bounds ?? {};
  const most = BigInt(max) * 10n ** BigInt(scale);
  return fc
    .bigInt({ min: -most, max: most })
    .map((units) => {
      const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
      return fieldSchema(field).safeParse(`${units < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`);
    })
    .filter((parsed) => parsed.success)
    .map(({ data }) => String(data));
}

const entities = [...knownEntities.values()];

describe.each(entities.map((entity) => [entity.name, entity] as const))('every field of a %s', (_, entity) => {
  const columns = importColumns({ caller: everything, words: english }, entity).filter(({ field }) => field !== null);

  test.each(
    columns
      .filter(({ field }) => referredNouns(field as Field).length === 0)
      .map((column) => [column.path, column] as const),
  )('%s is read as it was written', (_path, column) => {
    const field = column.field as Field;
    const values = field.isOptional ? fc.option(storedValue(field)) : storedValue(field);
    fc.assert(
      fc.property(values, formats, (value, form) => {
        const { write, read } = contextsOf(...form);
        const cell = cellOf(entity, column, { [column.name]: value }, write);
        expect(readCell(entity, column, csvText(cell, write), read)).toEqual({ value });
        expect(readCell(entity, column, typedCell(cell, write), read)).toEqual({ value });
      }),
      { numRuns: 60 },
    );
  });
});

const pointing = entities.flatMap((entity) => {
  const columns = importColumns({ caller: everything, words: english }, entity).filter(
    ({ field }) => field?.refersTo !== undefined,
  );
  return columns.map((column) => [`${entity.name} ${column.path}`, entity, column] as const);
});

test.each(pointing)(
  '%s names records by their label, with the code where it does not tell them',
  (_, entity, column) => {
    const { write, read: context } = contextsOf('1.234,56', 'dd.MM.yyyy');
    const referred = fc.record({ id: fc.constantFrom('one', 'twin'), label: lineText, isDeleted: fc.constant(false) });
    const isList = column.field?.kind === 'references';
    const rows = fc.uniqueArray(referred, { minLength: 1, maxLength: isList ? 2 : 1, selector: ({ id }) => id });
    fc.assert(
      fc.property(rows, (chosen) => {
        const ids = chosen.map(({ id }) => id);
        const values = { [column.name]: isList ? ids : ids[0], [siblingOf(column.name)]: isList ? chosen : chosen[0] };
        const cell = cellOf(entity, column, values, write);
        const named = chosen.map(({ id, label }) => (id === 'twin' ? `${label} [C-7]` : label));
        expect(readCell(entity, column, csvText(cell, write), context)).toEqual({ refers: named });
        expect(readCell(entity, column, typedCell(cell, write), context)).toEqual({ refers: named });
      }),
      { numRuns: 50 },
    );
  },
);

function columnOf(entity: Entity, path: string): SheetColumn {
  const column = importColumns({ caller: everything, words: english }, entity).find((one) => one.path === path);
  if (!column) throw new Error(`${entity.name} has no column ${path}`);
  return column;
}

/** What a cell of a column is read as, by a person of these formats. */
function read(
  entity: Entity,
  path: string,
  cell: ImportCell,
  format: NumberFormat = '1,234.56',
  day: DateFormat = 'dd.MM.yyyy',
) {
  const one = readCell(entity, columnOf(entity, path), cell, contextsOf(format, day).read);
  if ('problem' in one) return one.problem.code;
  if ('days' in one) return one;
  return 'refers' in one ? one.refers : one.value;
}

/** What is said of a cell that cannot be read. */
function toldOf(entity: Entity, path: string, cell: ImportCell, day: DateFormat = 'dd.MM.yyyy') {
  const one = readCell(entity, columnOf(entity, path), cell, contextsOf('1,234.56', day).read);
  return 'problem' in one ? english.sentence(one.problem.code, one.problem.params) : null;
}

test('a time is read as hours, as the reader has figures written, as hours and minutes, or as days of something', () => {
  const typed: [unknown: ImportCell, read: unknown][] = [
    ['7,5', 27_000],
    ['7.5', 27_000],
    [7.5, 27_000],
    ['7:30', 27_000],
    ['7.5h', 27_000],
    ['0.5 d', { days: '0.5 d' }],
    ['0,5d', { days: '0,5d' }],
    ['d', 'durationNotValid'],
    ['a while', 'durationNotValid'],
    [{ date: '2026-03-04' }, 'durationNotValid'],
    ['', null],
  ];
  for (const [cell, wanted] of typed) expect(read(entry, 'seconds', cell), JSON.stringify(cell)).toEqual(wanted);
});

describe('numbers', () => {
  test.each<[NumberFormat, string, unknown]>([
    ['1,234.56', '1,234.56', '1234.56'],
    ['1,234.56', '12.5', '12.5'],
    ['1,234.56', '1,234', '1234'],
    ['1,234.56', '12,34', 'numberNotValid'],
    ['1,234.56', '1,5', 'numberNotValid'],
    ['1,234.56', '0,125', 'numberNotValid'],
    ['1.234,56', '1.234,56', '1234.56'],
    ['1.234,56', '1234,56', '1234.56'],
    ['1.234,56', '1.234', '1234'],
    ['1.234,56', '1234.5', '1234.5'],
    ['1.234,56', '0.125', '0.125'],
    ['1.234,56', '1.234.567', '1234567'],
    ['1.234,56', '1,234.56', 'numberNotValid'],
    ['1 234,56', '1\u202f234,56', '1234.56'],
    ['1 234,56', '1.234', 'numberNotValid'],
    ['1 234,56', '12.34', '12.34'],
    ['1’234.56', "1'234.56", '1234.56'],
    ['1’234.56', '1’234.56', '1234.56'],
    ['1,234.56', '\u2212 5', 'numberNotValid'],
    ['1,234.56', ' \u22125 ', '-5'],
    ['1,234.56', '1E+05', 'numberNotValid'],
    ['1,234.56', '-0', '0'],
    ['1,234.56', '12 EUR', 'numberNotValid'],
    ['1,234.56', '٣', 'numberNotValid'],
  ])('who writes figures %s has "%s" read as %s', (format, text, expected) => {
    expect(read(project, 'lines.unitPrice', text, format)).toBe(expected);
  });

  test('a number of a spreadsheet is its shortest decimal', () => {
    expect(read(project, 'lines.unitPrice', 0.1)).toBe('0.1');
    expect(read(project, 'lines.unitPrice', 1e-7)).toBe('0.0000001');
    expect(read(project, 'lines.unitPrice', -0)).toBe('0');
    expect(read(project, 'lines.unitPrice', 1e21)).toBe('numberNotValid');
    expect(read(paymentTerm, 'days', 30)).toBe(30);
    expect(read(paymentTerm, 'days', 30.5)).toBe('numberNotValid');
    expect(read(paymentTerm, 'days', '30.0')).toBe(30);
  });

  test('a figure with more digits than a spreadsheet keeps stays text there', () => {
    expect(spreadsheetNumber('1234567890.12345')).toBe(1234567890.12345);
    expect(spreadsheetNumber('9999999999.0000000001')).toBeNull();
    expect(spreadsheetNumber('0.0000000001')).toBe(1e-10);
  });

  test('a percentage may have its sign', () => {
    expect(read(paymentTerm, 'discountPercent', '2.5 %')).toBe('2.5');
    expect(read(project, 'lines.unitPrice', '2.5 %')).toBe('numberNotValid');
  });

  test('numbers, dates and truths of a spreadsheet become text where text is wanted', () => {
    expect(read(customer, 'postalCode', 80331)).toBe('80331');
    expect(read(customer, 'contacts.phone', 390612345678)).toBe('390612345678');
    expect(read(customer, 'name', { date: '2026-11-21' })).toBe('2026-11-21');
    expect(read(customer, 'name', true)).toBe('TRUE');
    expect(read(customer, 'name', 1e300)).toBe('textNotValid');
    expect(read(customer, 'tags', 2026)).toEqual(['2026']);
    expect(read(parameter, 'value', 5)).toBe(5);
  });
});

describe('dates', () => {
  test.each<[DateFormat, string, unknown]>([
    ['dd.MM.yyyy', '21.11.2026', '2026-11-21'],
    ['dd.MM.yyyy', '1.2.2026', '2026-02-01'],
    ['dd/MM/yyyy', '02/01/2026', '2026-01-02'],
    ['MM/dd/yyyy', '02/01/2026', '2026-02-01'],
    ['d MMM yyyy', '1 mar 2026', '2026-03-01'],
    ['yyyy-MM-dd', '2026-03-01', '2026-03-01'],
    ['MM/dd/yyyy', '2026-03-01', '2026-03-01'],
    ['dd.MM.yyyy', '02/01/2026', 'dateNotValid'],
    ['dd.MM.yyyy', '1 Mar 2026', 'dateNotValid'],
    ['dd.MM.yyyy', '30.02.2026', 'dateNotValid'],
    ['dd.MM.yyyy', '1.2.26', 'dateNotValid'],
    ['MM/dd/yyyy', '21/11/2026', 'dateNotValid'],
    ['d MMM yyyy', '1 3 2026', 'dateNotValid'],
    ['d MMM yyyy', '1 Mrz 2026', 'dateNotValid'],
    ['yyyy-MM-dd', '2026-3-1', 'dateNotValid'],
  ])('who writes dates %s has "%s" read as %s', (format, text, expected) => {
    expect(read(project, 'startDate', text, '1,234.56', format)).toBe(expected);
  });

  test.each<[DateFormat, string, string]>([
    ['d MMM yyyy', '15/09/2017', 'Write dates as 15 Sep 2017 / 2017-09-15.'],
    ['dd.MM.yyyy', '15 Sep 2017', 'Write dates as 15.09.2017 / 2017-09-15.'],
    ['MM/dd/yyyy', '15/09/2017', 'Write dates as 09/15/2017 / 2017-09-15.'],
    ['yyyy-MM-dd', 'soon', 'Write dates as 2017-09-15.'],
    ['d MMM yyyy', '31/02/2026', 'Enter a real date.'],
    ['dd.MM.yyyy', '30.02.2026', 'Enter a real date.'],
  ])('who writes dates %s and brings "%s" is told: %s', (format, text, told) => {
    expect(toldOf(project, 'startDate', text, format)).toBe(told);
  });

  test('a number is no date and a date is no number', () => {
    expect(read(project, 'startDate', 46000)).toBe('dateNotValid');
    expect(read(project, 'startDate', { date: '2026-13-01' })).toBe('dateNotValid');
    expect(read(paymentTerm, 'days', { date: '2026-01-01' })).toBe('numberNotValid');
    expect(read(exchangeRate, 'rate', true)).toBe('numberNotValid');
  });
});

describe('words', () => {
  test('choices are read as word or value, without case and accents', () => {
    expect(read(customer, 'kind', ' public BODY ')).toBe('publicBody');
    expect(read(customer, 'kind', 'publicBody')).toBe('publicBody');
    expect(read(customer, 'kind', 'Church')).toBe('valueNotAllowed');
    expect(read(service, 'unit', 'lump sum')).toBe('lumpSum');
    expect(read(project, 'lines.unit', 'flat')).toBe('lumpSum');
    expect(read(account, 'numberFormat', '1.234,56')).toBe('1.234,56');
  });

  test('countries are read by their name in any language or by code, currencies by code', () => {
    expect(read(provider, 'countryCode', "cote d'ivoire")).toBe('CI');
    expect(read(provider, 'countryCode', 'de')).toBe('DE');
    expect(read(provider, 'countryCode', 'Nirgendwo')).toBe('countryNotValid');
    expect(read(provider, 'countryCode', 'Deutschland')).toBe('DE');
    expect(read(customer, 'currency', 'eur')).toBe('EUR');
    expect(read(customer, 'currency', 'Euro')).toBe('currencyNotEnabled');
  });

  test('a word that two items of a list share stands for neither', () => {
    expect(read(personnel, 'seniority', 'SENIOR')).toBe('senior');
    expect(read(personnel, 'seniority', 'Principal')).toBe('principal');
    expect(read(personnel, 'seniority', 'AB')).toBe('valueNotAllowed');
    expect(read(personnel, 'seniority', 'aB')).toBe('aB');
    expect(read(personnel, 'seniority', 'expert; "THE" one')).toBe('expert');
  });

  test.each([
    ['Yes', true],
    ['no', false],
    ['TRUE', true],
    ['false', false],
    ['X', true],
    ['1', true],
    [0, false],
    [true, true],
    ['perhaps', 'valueNotAllowed'],
    [2, 'valueNotAllowed'],
  ])('the flag %s is read as %s', (cell, expected) => {
    expect(read(customer, 'isActive', cell)).toBe(expected);
  });

  test('a flag that cannot be read is told with the words it is read by', () => {
    expect(toldOf(customer, 'isActive', 'maybe')).toBe('Write Yes or No.');
  });

  test('an empty cell is no value, and an empty list where there must be one', () => {
    for (const cell of [null, '', '  ']) {
      expect(read(customer, 'notes', cell)).toBeNull();
      expect(read(customer, 'isActive', cell)).toBeNull();
      expect(read(customer, 'accountManagerId', cell)).toBeNull();
      expect(read(customer, 'tags', cell)).toEqual([]);
      expect(read(provider, 'serviceCategoryIds', cell)).toEqual([]);
    }
  });

  test('no grants at all are not the grants of the role', () => {
    expect(read(account, 'grants', '')).toBeNull();
    expect(read(account, 'grants', 'None')).toEqual([]);
    expect(read(account, 'grants', 'see rates and prices; exportData')).toEqual(['seeRates', 'exportData']);
    expect(read(account, 'grants', 'See rates and prices; everything')).toBe('valueNotAllowed');
  });
});

describe('formulas', () => {
  test('a formula is refused in every column, a text that looks like one is not', () => {
    for (const column of importColumns({ caller: everything, words: english }, customer))
      expect(read(customer, column.path, '=1+1')).toBe('importFormula');
    expect(read(customer, 'notes', "'=1+1")).toBe('=1+1');
    expect(read(customer, 'phone', "'+39 06 1234567")).toBe('+39 06 1234567');
    expect(read(customer, 'phone', '+39 06 1234567')).toBe('+39 06 1234567');
    expect(read(project, 'lines.unitPrice', "'-5")).toBe('-5');
    expect(read(customer, 'name', "'s-Hertogenbosch")).toBe("'s-Hertogenbosch");
  });

  test('texts that look like formulas are inert in CSV, negative figures stay figures', () => {
    const context = contextsOf('1.234,56', 'dd.MM.yyyy').write;
    for (const start of ['=', '+', '-', '@', '\t', '\r', '\0', "'="])
      expect(csvText({ text: `${start}cmd` }, context)).toBe(`'${start}cmd`);
    expect(csvText({ number: '-1234.5' }, context)).toBe('-1234,5');
  });
});

describe('ids and instants', () => {
  test('an id is one or is refused', () => {
    const id = '019A2B3C-0000-7000-8000-0000000000AB';
    expect(read(customer, 'id', id)).toBe(id.toLowerCase());
    expect(read(customer, 'contacts.id', 'C-7')).toBe('idNotValid');
  });

  test('an instant is written on the clock of the person', () => {
    const formats = contextsOf('1,234.56', 'yyyy-MM-dd').write.formats;
    const instant = { instant: '2026-11-21T23:30:05.123Z' };
    expect(csvText(instant, { formats, words: english, timeZone: 'Pacific/Auckland' })).toBe('2026-11-22 12:30:05');
    expect(csvText(instant, { formats, words: english, timeZone: 'UTC' })).toBe('2026-11-21 23:30:05');
    expect(csvText({ instant: '2026-11-21T00:00:00Z' }, { formats, words: english, timeZone: 'UTC' })).toBe(
      '2026-11-21 00:00:00',
    );
  });
});
