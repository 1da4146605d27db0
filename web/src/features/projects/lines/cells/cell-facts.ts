import type { TaxRateFacts } from '@mandate/contract/project/figures/tax-percent-for.ts';
import type { Formats } from '../../../../ui/values/formats.ts';
import type { OpenWords } from '../delivery/assignee.ts';

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
  /** What a line without a rate of its own is taxed with, in words. */
  noRate: string;
  /** The project's currency, in words. */
  ownCurrency: string;
  /** What the screen calls the units: word to unit, in lower case. */
  unitsByWord: ReadonlyMap<string, string>;
  /** What the screen calls each unit. */
  unitWords: ReadonlyMap<string, string>;
  openWords: OpenWords;
  /** The fields this person may not write on lines with figures: they are frozen. */
  locked: ReadonlySet<string>;
  /** What was worked on lines, by their ids, in the unit of each; null before somebody did, and for who does not see it. */
  worked: ReadonlyMap<string, string> | null;
}
