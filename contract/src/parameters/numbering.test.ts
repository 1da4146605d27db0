import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  counterScope,
  fiscalYear,
  isDayOfYear,
  isPattern,
  type NumberingFacts,
  numberedCode,
  numberIn,
  patternFault,
} from './numbering.ts';

const may: NumberingFacts = { today: '2026-05-09', customerCode: 'ROSSI', typeCode: 'audit', fiscalYearStart: '07-01' };

describe('patterns', () => {
  test.each([
    'P{SEQ:1}',
    'P{YY}-{SEQ:3}',
    '{YYYY}/{MM}/{SEQ:4}',
    'Ü.{Q}_{CUST}-{SEQ:12}',
    '{SEQ:03}',
    'F{FISCAL}-{SEQ:2}',
    '{TYPE}{SEQ:3}',
  ])('%s is taken as a pattern of codes', (text) => {
    expect(isPattern(text)).toBe(true);
  });

  test.each([
    '',
    'P{YY}',
    '{SEQ}',
    '{SEQ:0}',
    '{SEQ:13}',
    '{SEQ:100}',
    '{SEQ:3}{SEQ:3}',
    '{seq:3}',
    'P {SEQ:3}',
    'P{{SEQ:3}YYYY}',
    'P{SEQ:3',
    '<{SEQ:3}>',
    'P{SEQ:3}\n',
    'P\u0000{SEQ:3}',
  ])('%j is refused as a pattern of codes', (text) => {
    expect(isPattern(text)).toBe(false);
  });
});

test.each([
  ['{FOO}{SEQ:4}', 'patternPartNotValid', { part: '{FOO}' }],
  ['Q {SEQ:4}', 'patternPartNotValid', { part: ' ' }],
  ['P{SEQ:3', 'patternPartNotValid', { part: '{' }],
  ['P{YY}', 'patternNotValid', { example: '{SEQ:4}' }],
  ['{SEQ:3}{SEQ:3}', 'patternNotValid', { example: '{SEQ:4}' }],
])('of %j it is said what is wrong', (text, code, params) => {
  expect(patternFault(text)).toEqual({ code, params });
  expect(patternFault('P{SEQ:3}')).toBeNull();
});

describe('codes', () => {
  test.each([
    ['P{YY}-{SEQ:3}', 7, 'P26-007'],
    ['{YYYY}/{MM}/{SEQ:4}', 12, '2026/05/0012'],
    ['Q{Q}-{CUST}-{SEQ:2}', 1, 'Q2-ROSSI-01'],
    ['F{FISCAL}-{SEQ:2}', 3, 'F2025-03'],
    ['{CUST}-{TYPE}-{SEQ:2}', 4, 'ROSSI-audit-04'],
    ['{SEQ:1}', 999, '999'],
    ['P{SEQ:3}', 12345, 'P12345'],
  ])('the pattern %s gives the number %i the code %s', (pattern, number, code) => {
    expect(numberedCode(pattern, may, number)).toBe(code);
  });

  test.each([
    ['{CUST}-{YY}-{SEQ:2}', '26-01'],
    ['P{YY}-{CUST}-{SEQ:3}', 'P26-001'],
    ['{SEQ:3}/{CUST}', '001'],
    ['{CUST}{SEQ:3}', '001'],
    ['P{YY}-{CUST}-{TYPE}-{SEQ:3}', 'P26-001'],
  ])('the pattern %s leaves no separator behind where there is neither customer nor type', (pattern, code) => {
    expect(numberedCode(pattern, { ...may, customerCode: '', typeCode: '' }, 1)).toBe(code);
  });

  test.each([
    ['01', '1'],
    ['03', '1'],
    ['04', '2'],
    ['09', '3'],
    ['12', '4'],
  ])('month %s is in quarter %s', (month, quarter) => {
    expect(numberedCode('{Q}-{SEQ:1}', { ...may, today: `2026-${month}-01` }, 1)).toBe(`${quarter}-1`);
  });

  test.each([
    ['2026-06-30', '07-01', '2025'],
    ['2026-07-01', '07-01', '2026'],
    ['2026-01-01', '01-01', '2026'],
    ['2026-12-31', '01-01', '2026'],
    ['2000-02-29', '03-01', '1999'],
    ['2026-12-30', '12-31', '2025'],
  ])('%s is in the fiscal year from %s that began in %s', (day, start, year) => {
    expect(fiscalYear(day, start)).toBe(year);
  });

  test.each([
    ['01-01', true],
    ['02-28', true],
    ['12-31', true],
    ['02-29', false],
    ['04-31', false],
    ['13-01', false],
    ['1-1', false],
    ['', false],
  ])('a fiscal year may begin on %j: %s', (text, isDay) => {
    expect(isDayOfYear(text)).toBe(isDay);
  });

  test('the code of a customer within a code stays as it is, whatever signs it has', () => {
    expect(numberedCode('{CUST}-{SEQ:1}', { ...may, customerCode: '$&$1{YY}' }, 1)).toBe('$&$1{YY}-1');
  });
});

describe('counters', () => {
  const later = { ...may, today: '2026-06-30' };
  const nextYear = { ...may, today: '2027-05-09' };
  const other = { ...may, customerCode: 'BIANCHI' };

  test('of a pattern with the fiscal year start again when a new one begins', () => {
    const scopes = ['2026-06-30', '2026-07-01', '2027-06-30', '2027-07-01'].map((today) =>
      counterScope('F{FISCAL}-{SEQ:3}', { ...may, today }),
    );
    expect(scopes).toEqual(['F2025-{SEQ:3}', 'F2026-{SEQ:3}', 'F2026-{SEQ:3}', 'F2027-{SEQ:3}']);
  });

  test.each([
    ['P{SEQ:3}', [true, true, true]],
    ['P{YY}-{SEQ:3}', [true, false, true]],
    ['P{YYYY}{MM}-{SEQ:3}', [false, false, true]],
    ['P{YY}Q{Q}-{SEQ:3}', [true, false, true]],
    ['{CUST}-{SEQ:3}', [true, true, false]],
    ['F{FISCAL}-{SEQ:3}', [true, false, true]],
  ])('the counter of %s goes on in the next month, in the next year, for another customer: %j', (pattern, goesOn) => {
    const scope = counterScope(pattern, may);
    expect([later, nextYear, other].map((facts) => counterScope(pattern, facts) === scope)).toEqual(goesOn);
  });
});

describe('the number inside a code', () => {
  test.each([
    ['P26-007', 7],
    ['P26-12345', 12345],
    ['P26-7', 7],
    ['P26-', null],
    ['P26-x', null],
    ['P26--7', null],
    ['P25-007', null],
    ['P26-007b', null],
    ['26-007', null],
    ['P26-1234567890123', null],
    ['P26-٧', null],
    ['', null],
  ])('of %j is read as %j', (code, number) => {
    expect(numberIn('P{YY}-{SEQ:3}', may, code)).toBe(number);
  });

  test('is not read where the text before and after the counter overlap', () => {
    expect(numberIn('AB{SEQ:1}BA', may, 'ABA')).toBeNull();
    expect(numberIn('AB{SEQ:1}BA', may, 'AB1BA')).toBe(1);
  });

  test('is the number the code was made with', () => {
    const piece = fc.constantFrom('{YYYY}', '{YY}', '{MM}', '{Q}', '{FISCAL}', '{CUST}', 'P', '-', '/', '7', '.', '_');
    const pieces = fc.array(piece, { maxLength: 5 }).map((parts) => parts.join(''));
    const number = fc.integer({ min: 1, max: 999_999_999_999 });
    fc.assert(
      fc.property(pieces, pieces, fc.integer({ min: 1, max: 12 }), number, (before, after, width, made) => {
        const pattern = `${before}{SEQ:${width}}${after}`;
        expect(isPattern(pattern)).toBe(true);
        const code = numberedCode(pattern, may, made);
        expect(numberIn(pattern, may, code)).toBe(made);
      }),
    );
  });
});
