import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrorsOf } from '../replies/field-errors.ts';
import { fieldSchema } from './field-schema.ts';
import {
  bic,
  choice,
  choices,
  code,
  country,
  currency,
  date,
  email,
  type Field,
  flag,
  iban,
  integer,
  isSeen,
  json,
  language,
  listed,
  number,
  paragraphs,
  percent,
  phone,
  reference,
  references,
  seenWith,
  tags,
  text,
  timeZone,
  unitAmount,
  url,
  vatNumber,
} from './fields.ts';

/** What is stored, or the codes of the refusal in brackets. */
function read(field: Field, sent: unknown): unknown {
  const parsed = z.object({ field: fieldSchema(field) }).safeParse({ field: sent });
  return parsed.success ? parsed.data.field : fieldErrorsOf(parsed.error).map((error) => error.code);
}

const id = '0192f0c1-2345-7abc-8def-0123456789ab';
const emoji = '😀'.repeat(10_000);

test('the schema of a field is made once, and that of another field is its own', () => {
  const [one, other] = [text({ max: 5 }), text({ max: 5 })];
  expect(fieldSchema(one)).toBe(fieldSchema(one));
  expect(fieldSchema(other)).not.toBe(fieldSchema(one));
});

describe('a field stores', () => {
  test.each<[string, Field, unknown, unknown]>([
    ['ids, each once and in small letters', references('customer'), [id.toUpperCase(), id], [id]],
    ['the code of a list', listed('people.seniorities'), 'seniorPlus', 'seniorPlus'],
    ['an IBAN closed up', iban(), 'at61 1904 3002 3457 3201', 'AT611904300234573201'],
    ['a BIC in capitals', bic(), 'opskatww', 'OPSKATWW'],
    ['a VAT number as it is written', vatNumber(), 'CHE-116.281.710 MWST', 'CHE-116.281.710 MWST'],
    ['any value of JSON', json(), { a: [1, null] }, { a: [1, null] }],
    ['some of the choices, each once', choices('a', 'b', 'c'), ['c', 'a', 'c'], ['c', 'a']],
    ['none of the choices', choices('a', 'b'), [], []],
    ['a clean text', text({ max: 10 }), '  Cafe\u0301  Uno ', 'Café Uno'],
    ['a text as long as allowed, counted in code points', text({ max: 3 }), '😀😀😀', '😀😀😀'],
    ['text without the marks that turn its direction', text({ max: 20 }), 'a\u202Eb', 'ab'],
    ['text with markup as it stands', text({ max: 40 }), '<b>=1+1</b>', '<b>=1+1</b>'],
    ['paragraphs with their breaks', paragraphs({ max: 20 }), 'a\r\n\r\n b ', 'a\n\n b'],
    ['a code', code({ max: 12 }), ' Ü-1/a_2.b ', 'Ü-1/a_2.b'],
    ['an e-mail address', email(), ' anna@firm.example ', 'anna@firm.example'],
    ['a telephone number without its blanks', phone(), '+39 (06) 123-45.67', '+39061234567'],
    ['a web address', url(), 'https://firm.example/a?b=c#d', 'https://firm.example/a?b=c#d'],
    ['a web address in capitals', url(), 'HTTP://FIRM.EXAMPLE', 'HTTP://FIRM.EXAMPLE'],
    ['a choice', choice('a', 'b'), 'b', 'b'],
    ['no', flag(), false, false],
    ['a whole number at its bound', integer({ min: 1, max: 5 }), 5, 5],
    ['a decimal as short as possible', number({ max: '100', scale: 4 }), '1.5000', '1.5'],
    ['a decimal at its bound', number({ max: '100', scale: 4 }), '-100', '-100'],
    ['the smallest step above an open bound', number({ above: '0', max: '9', scale: 4 }), '0.0001', '0.0001'],
    ['a percentage', percent(), '12.5', '12.5'],
    ['a hundred percent', percent(), '100.0000', '100'],
    ['a price with four decimals', unitAmount({ min: '0' }), '0.0005', '0.0005'],
    ['29 February of a leap year', date(), '2024-02-29', '2024-02-29'],
    ['an id in small letters', reference('customer'), id.toUpperCase(), id],
    ['tags once each', tags(), [' a ', 'b', 'a'], ['a', 'b']],
    ['a country', country(), 'IT', 'IT'],
    ['a currency', currency(), 'JPY', 'JPY'],
    ['a language', language(), 'zh-Hant-TW', 'zh-Hant-TW'],
    ['a time zone', timeZone(), 'America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ])('%s', (_, field, sent, stored) => {
    expect(read(field, sent)).toEqual(stored);
  });
});

describe('a field refuses, with one code,', () => {
  test.each<[string, Field, unknown, string]>([
    ['no text', text({ max: 9 }), '', 'fieldRequired'],
    ['only blanks', text({ max: 9 }), ' \t\u202E', 'fieldRequired'],
    ['a text of which nothing is seen', text({ min: 2, max: 9 }), '\u3164\u200B\u2800', 'fieldRequired'],
    ['nothing at all', text({ max: 9 }), undefined, 'fieldRequired'],
    ['null', text({ max: 9 }), null, 'fieldRequired'],
    ['a number as text', text({ max: 9 }), 5, 'textNotValid'],
    ['a list as text', text({ max: 9 }), ['a'], 'textNotValid'],
    ['NUL', text({ max: 9 }), 'a\u0000b', 'textNotValid'],
    ['half a surrogate pair', text({ max: 9 }), 'a\uD83D', 'textNotValid'],
    ['a short text', text({ min: 2, max: 9 }), 'a', 'minLength'],
    ['a long text', text({ max: 3 }), 'abcd', 'maxLength'],
    ['ten thousand emoji', text({ max: 160 }), emoji, 'maxLength'],
    ['ten thousand emoji in paragraphs', paragraphs({ max: 4000 }), emoji, 'maxLength'],
    ['NUL in paragraphs', paragraphs({ max: 9 }), 'a\u0000b', 'textNotValid'],
    ['a blank in a code', code({ max: 9 }), 'A 1', 'codePatternNotValid'],
    ['markup in a code', code({ max: 9 }), '<b>', 'codePatternNotValid'],
    ['an empty code', code({ max: 9 }), '', 'fieldRequired'],
    ['an address without domain', email(), 'anna@', 'emailNotValid'],
    ['two addresses', email(), 'a@b.example, c@d.example', 'emailNotValid'],
    ['an address with a line break', email(), 'a@b.example\nBcc: c@d.example', 'emailNotValid'],
    ['a long address', email(), `${'a'.repeat(180)}@b.example`, 'maxLength'],
    ['an empty address', email(), ' ', 'fieldRequired'],
    ['a number without country', phone(), '06 1234567', 'phoneNotValid'],
    ['a number with two zeros', phone(), '0039 06 1234567', 'phoneNotValid'],
    ['a short number', phone(), '+39061', 'phoneNotValid'],
    ['a long number', phone(), '+1234567890123456', 'phoneNotValid'],
    ['letters in a number', phone(), '+39 CALL ME NOW', 'phoneNotValid'],
    ['only dashes as a number', phone(), '--', 'phoneNotValid'],
    ['a script as address', url(), 'javascript:alert(1)//a.b', 'urlNotValid'],
    ['a script with a tab inside', url(), 'java\tscript:alert(1)', 'urlNotValid'],
    ['data as address', url(), 'data:text/html,a.b', 'urlNotValid'],
    ['a file as address', url(), 'file:///etc/passwd', 'urlNotValid'],
    ['an address without scheme', url(), 'www.firm.example', 'urlNotValid'],
    ['an address without slashes', url(), 'https:firm.example', 'urlNotValid'],
    ['a name and password in an address', url(), 'https://user:pw@firm.example', 'urlNotValid'],
    ['a password alone in an address', url(), 'https://:pw@firm.example', 'urlNotValid'],
    ['a host without dot', url(), 'http://localhost/', 'urlNotValid'],
    ['a host of dots', url(), 'http://./', 'urlNotValid'],
    ['a blank in an address', url(), 'https://firm.example/a b', 'urlNotValid'],
    ['another choice', choice('a', 'b'), 'c', 'valueNotAllowed'],
    ['an empty choice', choice('a', 'b'), '', 'valueNotAllowed'],
    ['a name every object has', choice('a', 'b'), 'constructor', 'valueNotAllowed'],
    ['yes as text', flag(), 'true', 'valueNotAllowed'],
    ['no flag', flag(), null, 'fieldRequired'],
    ['one as yes', flag(), 1, 'valueNotAllowed'],
    ['a fraction', integer({ min: 1, max: 5 }), 1.5, 'numberNotValid'],
    ['1e400', integer({ min: 1, max: 5 }), Number('1e400'), 'numberNotValid'],
    ['a whole number as text', integer({ min: 1, max: 5 }), '1', 'numberNotValid'],
    ['a whole number too low', integer({ min: 1, max: 5 }), 0, 'numberOutOfRange'],
    ['99999999999999', integer({ min: 1, max: 5 }), 99999999999999, 'numberOutOfRange'],
    ['a whole number beyond all', integer({ min: 1, max: 5 }), 1e300, 'numberOutOfRange'],
    ['a decimal as number', percent(), 12.5, 'textNotValid'],
    ['1e400 as decimal', percent(), Number('1e400'), 'textNotValid'],
    ['an exponent', percent(), '1e400', 'numberNotValid'],
    ['a comma', percent(), '1,5', 'numberNotValid'],
    ['a blank before', percent(), ' 1', 'numberNotValid'],
    ['a negative zero', percent(), '-0', 'numberNotValid'],
    ['no digits', percent(), '', 'numberNotValid'],
    ['NUL in a decimal', percent(), '1\u0000', 'numberNotValid'],
    ['a thousand digits', percent(), '9'.repeat(1000), 'numberNotValid'],
    ['five decimals', percent(), '1.00001', 'numberTooPrecise'],
    ['more than a hundred percent', percent(), '100.0001', 'numberOutOfRange'],
    ['less than nothing', percent(), '-0.0001', 'numberOutOfRange'],
    ['a number JSON does not have', json(), Number.NaN, 'jsonNotValid'],
    ['a choice beside the choices', choices('a', 'b'), ['a', 'd'], 'valueNotAllowed'],
    ['one choice where a list belongs', choices('a', 'b'), 'a', 'valueNotAllowed'],
    ['zero above zero', number({ above: '0', max: '9', scale: 4 }), '0', 'numberOutOfRange'],
    ['99999999999999 as price', unitAmount({ min: '0' }), '99999999999999', 'numberOutOfRange'],
    ['29 February of a common year', date(), '2023-02-29', 'dateNotValid'],
    ['a date with a time', date(), '2024-01-01T00:00:00Z', 'dateNotValid'],
    ['a very long date', date(), '2'.repeat(5000), 'dateNotValid'],
    ['a date as number', date(), 20240101, 'textNotValid'],
    ['an empty date', date(), '', 'fieldRequired'],
    ['a date with NUL', date(), '2024-01-01\u0000', 'dateNotValid'],
    ['a text as id', reference('customer'), 'x', 'idNotValid'],
    ['an id in brackets', reference('customer'), `{${id}}`, 'idNotValid'],
    ['a number as id', reference('customer'), 7, 'textNotValid'],
    ['21 tags', tags(), Array.from({ length: 21 }, (_, index) => `t${index}`), 'tooManyItems'],
    ['a long tag', tags(), ['x'.repeat(41)], 'maxLength'],
    ['an empty tag', tags(), [''], 'fieldRequired'],
    ['tags as text', tags(), 'a,b', 'valueNotAllowed'],
    ['a country in words', country(), 'Italy', 'countryNotValid'],
    ['a country of another list', country(), 'ITA', 'countryNotValid'],
    ['a currency of the past', currency(), 'DEM', 'currencyNotEnabled'],
    ['a currency sign', currency(), '€', 'currencyNotEnabled'],
    ['a language in words', language(), 'english', 'languageNotValid'],
    ['a language nobody speaks', language(), 'zz', 'languageNotValid'],
    ['a long language tag', language(), 'yue-Hant-HK', 'languageNotValid'],
    ['an offset as zone', timeZone(), '+02:00', 'timeZoneNotValid'],
    ['ten thousand emoji as zone', timeZone(), emoji, 'timeZoneNotValid'],
  ])('%s', (_, field, sent, refusal) => {
    expect(read(field, sent)).toEqual([refusal]);
  });
});

test('a refused number says its bounds and its decimals', () => {
  const errors = (sent: string) => {
    const parsed = z.object({ field: fieldSchema(percent()) }).safeParse({ field: sent });
    return parsed.success ? [] : fieldErrorsOf(parsed.error);
  };
  expect(errors('101')).toEqual([
    {
      field: 'field',
      code: 'numberOutOfRange',
      params: { min: '0', max: '100' },
      message: 'Enter a value between 0 and 100.',
    },
  ]);
  expect(errors('1.00001')).toMatchObject([{ params: { digits: 4 }, message: 'Use at most 4 decimals.' }]);
});

describe('a field is seen', () => {
  const editor = { role: 'EDITOR', grants: ['seeRates'] } as const;

  test('by everybody when nothing else is said', () => {
    expect(isSeen(text({ max: 5 }), { role: 'GUEST', grants: [] })).toBe(true);
  });

  test('with its grant only', () => {
    const price = seenWith('seeRates', unitAmount({ min: '0' }));
    expect(isSeen(price, editor)).toBe(true);
    expect(isSeen(price, { ...editor, grants: ['seeCosts'] })).toBe(false);
  });

  test('by no role it is hidden from, whatever grants there are', () => {
    const price: Field = { ...seenWith('seeRates', unitAmount({ min: '0' })), hiddenFrom: ['EDITOR'] };
    expect(isSeen(price, editor)).toBe(false);
    expect(isSeen(price, { ...editor, role: 'ADMIN' })).toBe(true);
  });
});
