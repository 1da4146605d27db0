import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ValueType, valueTypes } from '../entities/parameter.ts';
import { type ListItem, readValue } from './read-value.ts';

const wrong = (type: ValueType, constraints: unknown, value: unknown) =>
  readValue(type, constraints, value).errors.map(({ field, code }) => `${field} ${code}`);

const id = '01890000-0000-7000-8000-00000000000A';
const item = (code: string, values: object = {}) => ({ code, label: code, color: null, isActive: true, ...values });

describe('a value is stored as its type has it', () => {
  test.each<[ValueType, unknown, unknown, unknown]>([
    ['string', null, '  a  b ', 'a b'],
    ['string', { regex: '[A-Z]{2}' }, 'AB', 'AB'],
    ['text', null, ' a\r\nb ', 'a\nb'],
    ['integer', { min: -5, max: 5 }, -5, -5],
    ['decimal', null, '12.50', '12.5'],
    ['money', { min: '0' }, '0', '0'],
    ['percent', null, '12.3456', '12.3456'],
    ['percent', { max: '200' }, '150', '150'],
    ['boolean', null, false, false],
    ['date', null, '2024-02-29', '2024-02-29'],
    ['enum', { options: ['a b', 'c'] }, 'c', 'c'],
    ['enum', { options: ['a', 'b', 'c'], multiple: true }, ['c', 'a', 'c'], ['c', 'a']],
    ['color', null, 'teal', 'teal'],
    ['email', null, 'a@b.example', 'a@b.example'],
    ['url', null, 'https://b.example/x', 'https://b.example/x'],
    ['country', null, 'CH', 'CH'],
    ['currency', { multiple: true }, ['EUR', 'JPY'], ['EUR', 'JPY']],
    ['timeZone', null, 'Europe/Rome', 'Europe/Rome'],
    ['language', null, 'de-AT', 'de-AT'],
    ['pattern', null, 'P{FISCAL}-{SEQ:3}', 'P{FISCAL}-{SEQ:3}'],
    ['reference', { refEntity: 'customer' }, id, id.toLowerCase()],
    ['reference', { refEntity: 'customer', multiple: true }, [id], [id.toLowerCase()]],
    ['json', null, { any: [1, null, { thing: true }] }, { any: [1, null, { thing: true }] }],
  ])('of type %s with the rules %j, sent as %j', (type, constraints, sent, stored) => {
    expect(readValue(type, constraints, sent)).toMatchObject({ errors: [], value: stored });
  });

  test('a list comes in its order, numbered by it, with what was left out', () => {
    const sent = [item('b', { sort: 20 }), item('a', { sort: 3, color: 'red' }), { code: 'c', label: ' C ' }];
    expect(readValue('list', null, sent).value).toEqual([
      { code: 'a', label: 'a', color: 'red', isActive: true, sort: 1 },
      { code: 'c', label: 'C', color: null, isActive: true, sort: 2 },
      { code: 'b', label: 'b', color: null, isActive: true, sort: 3 },
    ]);
  });
});

describe('what does not fit is said at its place', () => {
  test.each<[ValueType, unknown, unknown, string[]]>([
    ['string', { maxLength: 3 }, 'four', ['value maxLength']],
    ['string', { regex: 'a+' }, 'b', ['value formNotValid']],
    ['string', { regex: 'a+' }, 'a'.repeat(201), ['value maxLength']],
    ['string', null, 7, ['value textNotValid']],
    ['string', { multiple: true }, 'one', ['value valueNotAllowed']],
    ['string', { multiple: true, maxLength: 1 }, ['a', 'bb'], ['value.1 maxLength']],
    ['integer', null, 1.5, ['value numberNotValid']],
    ['integer', null, '1', ['value numberNotValid']],
    ['integer', { min: 1, max: 3 }, 4, ['value numberOutOfRange']],
    ['decimal', null, 1.5, ['value textNotValid']],
    ['decimal', null, '1,5', ['value numberNotValid']],
    ['decimal', null, '0.00001', ['value numberTooPrecise']],
    ['percent', null, '100.01', ['value numberOutOfRange']],
    ['boolean', null, 'true', ['value valueNotAllowed']],
    ['date', null, '2023-02-29', ['value dateNotValid']],
    ['enum', { options: ['a'] }, 'b', ['value valueNotAllowed']],
    ['color', null, '#fff', ['value valueNotAllowed']],
    ['email', null, 'nobody', ['value emailNotValid']],
    ['url', null, 'javascript:alert(1)', ['value urlNotValid']],
    ['country', null, 'XX', ['value countryNotValid']],
    ['currency', { multiple: true }, ['EUR', 'XXX'], ['value.1 currencyNotEnabled']],
    ['text', { multiple: true, maxLength: 3 }, ['a\nb', 'four'], ['value.1 maxLength']],
    ['image', {}, { sha256: 'a', type: 'image/png', width: 1, height: 1 }, ['value.sha256 valueNotAllowed']],
    ['timeZone', null, 'Mars/Olympus', ['value timeZoneNotValid']],
    ['language', null, 'xx', ['value languageNotValid']],
    ['language', null, 'english', ['value languageNotValid']],
    ['language', null, 7, ['value textNotValid']],
    ['pattern', null, 'P{YY}', ['value patternNotValid']],
    ['reference', { refEntity: 'customer' }, 'x', ['value idNotValid']],
    ['json', null, 'x'.repeat(40_000), ['value maxLength']],
    ['list', null, [], ['value fieldRequired']],
    ['list', null, 'a', ['value valueNotAllowed']],
    ['list', null, [item('a', { isActive: false })], ['value activeItemNeeded']],
    ['list', null, [item('a'), item('b'), item('a')], ['value.2.code itemNotUnique']],
    ['list', null, [item('a'), item('B b')], ['value.1.code itemCodeNotValid']],
    [
      'list',
      null,
      [item('a', { color: 'pink', sort: 0 })],
      ['value.0.color valueNotAllowed', 'value.0.sort numberOutOfRange'],
    ],
    ['list', null, [{ code: 'a', label: ' ', word: 1 }], ['value.0.label fieldRequired', 'value.0.word fieldUnknown']],
  ])('in a value of type %s with the rules %j, sent as %j', (type, constraints, sent, errors) => {
    expect(wrong(type, constraints, sent)).toEqual(errors);
  });
});

describe('rules are those of the type', () => {
  test.each<[ValueType, unknown, string[]]>([
    ['string', { min: 1 }, ['constraints.min fieldUnknown']],
    ['string', { maxLength: 0 }, ['constraints.maxLength numberOutOfRange']],
    ['string', { regex: '(a+)+' }, ['constraints.regex regexNotValid']],
    ['image', { multiple: true }, ['constraints.multiple fieldUnknown']],
    ['integer', { min: '1' }, ['constraints.min numberNotValid']],
    ['integer', { min: 3, max: 2 }, ['constraints.max numberOutOfRange']],
    ['decimal', { max: 'x' }, ['constraints.max numberNotValid']],
    ['decimal', { min: '3', max: '2.9' }, ['constraints.max numberOutOfRange']],
    ['enum', null, ['constraints.options fieldRequired']],
    ['enum', { options: [] }, ['constraints.options fieldRequired']],
    ['enum', { options: ['a', 'b', 'a'] }, ['constraints.options.2 itemNotUnique']],
    ['reference', {}, ['constraints.refEntity fieldRequired']],
    ['reference', { refEntity: 'constructor' }, ['constraints.refEntity valueNotAllowed']],
    ['list', { multiple: true }, ['constraints.multiple fieldUnknown']],
    ['json', 'x', ['constraints valueNotAllowed']],
  ])('a value of type %s refuses the rules %j', (type, constraints, errors) => {
    expect(wrong(type, constraints, 'a')).toEqual(errors);
  });

  test('an empty set of rules is stored as none', () => {
    expect(readValue('string', {}, 'a').constraints).toBeNull();
  });
});

const constraintsOf: Partial<Record<ValueType, object>> = {
  enum: { options: ['a', 'b'] },
  reference: { refEntity: 'customer' },
};

describe('whatever is sent', () => {
  test('is stored so that storing it again changes nothing, or is refused with a sentence at the value', () => {
    const sent = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom('12.50', '2026-02-28', 'EUR', 'en', 'UTC', 'teal', 'a', '{SEQ:3}', id, 'a@b.example'),
      fc.array(
        fc.record(
          {
            code: fc.constantFrom('a', 'b', 'c', 'A', ''),
            label: fc.string({ maxLength: 5 }),
            color: fc.constantFrom(null, 'teal', 'pink'),
            isActive: fc.boolean(),
            sort: fc.integer({ min: -1, max: 5 }),
          },
          { requiredKeys: ['code', 'label'] },
        ),
        { maxLength: 4 },
      ),
    );
    fc.assert(
      fc.property(fc.constantFrom(...valueTypes), sent, (type, value) => {
        const limits = constraintsOf[type] ?? null;
        const read = readValue(type, limits, value);
        for (const { field, message } of read.errors) {
          expect(field).toMatch(/^value(\.|$)/);
          expect(message).toMatch(/\.$/);
        }
        if (read.errors.length === 0) expect(readValue(type, limits, read.value)).toEqual(read);
      }),
      { numRuns: 500 },
    );
  });

  test('as rules never fails, and rules that were taken are taken again', () => {
    const key = fc.constantFrom('min', 'max', 'maxLength', 'regex', 'options', 'refEntity', 'multiple', 'other');
    const limits = fc.dictionary(
      key,
      fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom(1, '1', true, 'customer')),
    );
    fc.assert(
      fc.property(fc.constantFrom(...valueTypes), limits, (type, sent) => {
        const { errors, constraints } = readValue(type, sent, null);
        if (errors.length === 0)
          expect(readValue(type, constraints, null)).toEqual({ constraints, value: null, errors });
        else for (const { field } of errors) expect(field).toMatch(/^constraints(\.|$)/);
      }),
      { numRuns: 300 },
    );
  });

  test('a list that is taken has different codes, in the order of its numbers', () => {
    const items = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 1 });
    fc.assert(
      fc.property(items, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 8, maxLength: 8 }), (codes, sorts) => {
        const list = codes.map((code, index) => item(code, { sort: sorts[index] }));
        const stored = readValue('list', null, list).value as ListItem[];
        expect(stored.map(({ sort }) => sort)).toEqual(stored.map((_, index) => index + 1));
        expect(stored.map(({ code }) => code).sort()).toEqual([...codes].sort());
      }),
    );
  });
});
