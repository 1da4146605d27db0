import { isDecimal } from '@mandate/contract/decimal-text.ts';
import type { TaxRateFacts } from '@mandate/contract/project/tax.ts';
import { readFigure, unread } from '../../lib/read-figure.ts';
import { moneyText, numberText } from '../../ui/figure-text.ts';
import type { CellField, EditLine } from './edit-line.ts';
import { unitOf } from './unit-words.ts';

/** A tax rate as a line may choose it. */
export interface TaxRate extends TaxRateFacts {
  name: string;
}

/** What cells are read and written with. */
export interface CellFacts {
  /** How the person has figures written, by example. */
  numberFormat: string;
  /** The project's currency, ISO 4217. */
  currency: string;
  rates: readonly TaxRate[];
  /** What the screen calls the units: word to unit, in lower case. */
  unitsByWord: ReadonlyMap<string, string>;
  /** What the screen calls each unit. */
  unitWords: ReadonlyMap<string, string>;
}

/** The value of what was typed or pasted into a cell: none for an empty text, the text itself where it cannot be read. */
export function readCell(field: CellField, text: string, facts: CellFacts): string | null {
  const written = text.trim();
  return written === '' ? null : (understood(field, written, facts) ?? unread(written));
}

function understood(field: CellField, text: string, facts: CellFacts): string | null {
  const { numberFormat, currency, rates, unitsByWord } = facts;
  switch (field) {
    case 'description':
      return text;
    case 'unit':
      return unitOf(text, unitsByWord);
    case 'unitPrice':
      return readFigure(text, numberFormat, currency);
    case 'quantity':
      return readFigure(text, numberFormat);
    case 'discountPercent':
      return readFigure(text, numberFormat, '%');
    case 'taxRateId': {
      const percent = readFigure(text, numberFormat, '%');
      const named = rates.find(({ name, id }) => id === text || name.toLowerCase() === text.toLowerCase());
      return (named ?? rates.find((rate) => percent !== null && rate.percent === percent))?.id ?? null;
    }
  }
}

/** A cell as text: as it was typed when it could not be read, else as the person has figures written. */
export function cellText(
  line: EditLine,
  field: CellField,
  { numberFormat, currency, rates, unitWords }: CellFacts,
): string {
  const value = line[field];
  if (value === null || field === 'description') return value ?? '';
  if (field === 'unit') return unitWords.get(value) ?? value;
  if (field === 'taxRateId') return rates.find(({ id }) => id === value)?.name ?? value;
  if (!isDecimal(value)) return value.trim();
  return field === 'unitPrice' ? moneyText(value, currency, numberFormat) : numberText(value, numberFormat);
}
