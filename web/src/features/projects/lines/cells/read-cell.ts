import { isId } from '@mandate/contract/facts/fields.ts';
import type { TaxRateFacts } from '@mandate/contract/project/figures/tax-percent-for.ts';
import { isDecimalText } from '@mandate/contract/values/decimal-text.ts';
import { readFigure, unread } from '../../../../lib/i18n/read-figure.ts';
import { readDate } from '../../../../ui/fields/read-date.ts';
import type { Formats } from '../../../../ui/values/formats.ts';
import { dateText, moneyText, noValue, numberText } from '../../../../ui/values/value-texts.ts';
import type { OpenWords } from '../delivery/assignee.ts';
import type { EditLine, ValueField } from '../edit-line.ts';
import { unitOf } from './unit-of.ts';

/** A tax rate as a line may choose it. */
export interface TaxRate extends TaxRateFacts {
  name: string;
}

/** What cells are read and written with. */
export interface CellFacts {
  /** How the person has figures written, by example. */
  numberFormat: string;
  /** How the person has dates written. */
  dates: Pick<Formats, 'date' | 'language'>;
  /** The project's currency, ISO 4217. */
  currency: string;
  /** The currencies the firm works in. */
  currencies: readonly string[];
  rates: readonly TaxRate[];
  /** What the screen calls the units: word to unit, in lower case. */
  unitsByWord: ReadonlyMap<string, string>;
  /** What the screen calls each unit. */
  unitWords: ReadonlyMap<string, string>;
  openWords: OpenWords;
  /** The fields this person may not write on lines with figures: they are frozen. */
  locked: ReadonlySet<string>;
}

/** The value of what was typed or pasted into a cell: none for an empty text, the text itself where it cannot be read. */
export function readCell(field: ValueField, text: string, facts: CellFacts): string | null {
  const written = text.trim();
  return written === '' ? null : (understood(field, written, facts) ?? unread(written));
}

function understood(field: ValueField, text: string, facts: CellFacts): string | null {
  const { numberFormat, currency, rates, unitsByWord, dates } = facts;
  switch (field) {
    case 'description':
      return text;
    case 'serviceId':
      return isId(text) ? `\u00A0${text}` : text;
    case 'unit':
      return unitOf(text, unitsByWord);
    case 'unitPrice':
    case 'unitCost':
      return readFigure(text, numberFormat, currency);
    case 'quantity':
      return readFigure(text, numberFormat);
    case 'discountPercent':
      return readFigure(text, numberFormat, '%');
    case 'startDate':
    case 'endDate':
      return readDate(text, dates);
    case 'costCurrency':
      return text.toUpperCase();
    case 'taxRateId': {
      const percent = readFigure(text, numberFormat, '%');
      const named = rates.find(({ name, id }) => id === text || name.toLowerCase() === text.toLowerCase());
      return (named ?? rates.find((rate) => percent !== null && rate.percent === percent))?.id ?? null;
    }
  }
}

/** A cell of one value as text: as it was typed when it could not be read, else as the person has figures and dates written. */
export function cellText(line: EditLine, field: ValueField, facts: CellFacts): string {
  const { numberFormat, currency, rates, unitWords, dates } = facts;
  const value = line[field];
  if (value === null) return '';
  switch (field) {
    case 'description':
    case 'costCurrency':
      return value;
    case 'serviceId':
      return isId(value) ? (line.service?.label ?? '') : value.trim();
    case 'unit':
      return unitWords.get(value) ?? value;
    case 'taxRateId':
      return rates.find(({ id }) => id === value)?.name ?? value;
    case 'startDate':
    case 'endDate': {
      const shown = dateText(value, dates);
      return shown === noValue ? value : shown;
    }
    case 'unitPrice':
    case 'unitCost':
      if (!isDecimalText(value)) return value.trim();
      return moneyText(value, field === 'unitCost' ? costCurrencyOf(line, facts) : currency, numberFormat);
    default:
      return isDecimalText(value) ? numberText(value, numberFormat) : value.trim();
  }
}

/** The currency the cost of a line is written in: its own once it can be read, else the project's. */
function costCurrencyOf({ costCurrency }: EditLine, { currency, currencies }: CellFacts): string {
  return costCurrency !== null && currencies.includes(costCurrency) ? costCurrency : currency;
}
