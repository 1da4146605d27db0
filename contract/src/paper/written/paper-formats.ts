import { minorDigits } from '../../values/currencies.ts';
import type { PlainDate } from '../../values/dates.ts';
import { remembered } from '../../values/remembered.ts';
import type { PaperLanguage } from '../document-kinds.ts';

/** The countries whose way of writing a language differs, the first for firms of any other country. */
const countriesOf: Readonly<Record<PaperLanguage, readonly string[]>> = {
  en: ['GB', 'AU', 'CA', 'IE', 'NZ', 'SG', 'US'],
  de: ['DE', 'AT', 'CH', 'LI', 'LU'],
  fr: ['FR', 'BE', 'CA', 'CH', 'LU'],
  it: ['IT', 'CH'],
  es: ['ES', 'AR', 'CL', 'CO', 'MX', 'PE'],
};

/** How figures and days of a paper are written: by its language, as in the firm's country (documents reference 3.3). A BCP 47 tag. */
export function paperLocale(language: PaperLanguage, firmCountry: string | null): string {
  const [usual, ...others] = countriesOf[language];
  const own = others.find((country) => country === firmCountry);
  return `${language}-${own ?? usual}`;
}

/** Writes the values of a paper. Decimals are taken as strings and lose no digit; days are plain and do not shift. */
export interface PaperFormats {
  /** An amount with the decimals of its currency, without its sign. */
  amount: (value: string, currency: string) => string;
  /** A price of one unit: as an amount, with up to four decimals where it has them. */
  price: (value: string, currency: string) => string;
  quantity: (value: string) => string;
  percent: (value: string) => string;
  /** As short as a column needs it. */
  day: (day: PlainDate) => string;
  /** As a sentence says it. */
  longDay: (day: PlainDate) => string;
  /** Which of two forms goes with a number. */
  plural: <Forms extends { one: string; other: string }>(forms: Forms, value: string | number) => string;
  country: (code: string) => string;
}

/**
 * The formats of a locale. What differs between versions of the platform's tables is made one: spaces within figures never break, minus and
 * apostrophe are the printer's.
 */
export function paperFormats(locale: string): PaperFormats {
  // All of Switzerland writes money alike; platforms disagree about its French.
  const figureLocale = locale.endsWith('-CH') ? 'de-CH' : locale;
  const plurals = new Intl.PluralRules(locale);
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const daysOf = remembered(
    (dateStyle: 'medium' | 'long') => new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }),
  );
  const figuresOf = remembered((least: number) =>
    remembered((most: number) => figureFormat(figureLocale, least, most)),
  );

  // Written as money is, without the currency: some languages write other figures with other separators, and a column has one way.
  const figure = (value: string, least: number, most: number) => {
    const all = figuresOf(least)(most).formatToParts(value as `${number}`);
    const parts = all.filter(({ type }) => written.has(type));
    const sign = parts.some(({ type }) => type === 'minusSign') ? '\u2212' : '';
    const digits = parts.filter(({ type }) => type !== 'minusSign').map((part) => part.value);
    return sign + evened(digits.join(''));
  };
  const day = (style: 'medium' | 'long', plain: PlainDate) =>
    evened(daysOf(style).format(new Date(`${plain}T00:00:00Z`)));

  return {
    amount: (value, currency) => figure(value, minorDigits(currency), minorDigits(currency)),
    price: (value, currency) => figure(value, minorDigits(currency), Math.max(4, minorDigits(currency))),
    quantity: (value) => figure(value, 0, 4),
    percent: (value) => `${figure(value, 0, 4)}\u00A0%`,
    day: (plain) => day('medium', plain),
    longDay: (plain) => day('long', plain),
    plural: (forms, value) => (plurals.select(Number(value)) === 'one' ? forms.one : forms.other),
    country: (code) => countries.of(code) ?? code,
  };
}

const written = new Set(['minusSign', 'integer', 'group', 'decimal', 'fraction']);

function figureFormat(locale: string, least: number, most: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    currencyDisplay: 'code',
    useGrouping: 'always',
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
}

function evened(text: string): string {
  return text.replace(/[\u2009\u202F]/g, '\u00A0').replace(/'/g, '\u2019');
}
