import { decimal } from '@mandate/contract/values/decimal.ts';
import { readFigure } from '@mandate/web/src/lib/i18n/read-figure.ts';
import { dateText, noValue } from '@mandate/web/src/ui/values/value-texts.ts';
import { digitsOf } from '../../records/currencies.ts';
import type { InvoiceDraft } from './invoice-draft.ts';

/** What is to be corrected, each with a sentence of its own. */
export type InvoiceProblem =
  | 'orderNo'
  | 'day'
  | 'vat'
  | 'partyName'
  | 'partyAddress'
  | 'itemName'
  | 'unit'
  | 'price'
  | 'priceDigits'
  | 'items';

/** What is wrong by the name of its field, such as `vat`, `buyer.name`, `items` or `<key of an item>.price`. */
export type InvoiceProblems = ReadonlyMap<string, InvoiceProblem>;

const largest = { vat: 100, unit: 1_000_000, price: 1_000_000_000 };

/**
 * What keeps a draft from being stored: every field is required.
 * @param number how the person has figures written, by example
 */
export function problemsOf(draft: InvoiceDraft, number: string): InvoiceProblems {
  const problems = new Map<string, InvoiceProblem>();
  const check = (name: string, problem: InvoiceProblem, isRight: boolean) => {
    if (!isRight && !problems.has(name)) problems.set(name, problem);
  };
  check('orderNo', 'orderNo', draft.orderNo.trim() !== '');
  check('day', 'day', dateText(draft.day) !== noValue);
  check('vat', 'vat', isWithin(draft.vat, number, { least: 0, most: largest.vat, digits: 2 }));
  for (const party of ['seller', 'buyer'] as const) {
    check(`${party}.name`, 'partyName', draft[party].name.trim() !== '');
    check(`${party}.address`, 'partyAddress', draft[party].address.trim() !== '');
  }
  const digits = digitsOf(draft.currency);
  for (const { key, name, unit, price } of draft.items) {
    check(`${key}.name`, 'itemName', name.trim() !== '');
    check(`${key}.unit`, 'unit', isWithin(unit, number, { least: 0.001, most: largest.unit, digits: 3 }));
    check(`${key}.price`, 'price', isWithin(price, number, { least: 0, most: largest.price, digits: 20 }));
    check(`${key}.price`, 'priceDigits', isWithin(price, number, { least: 0, most: largest.price, digits }));
  }
  check('items', 'items', draft.items.length > 0);
  return problems;
}

function isWithin(text: string, number: string, { least, most, digits }: Record<'least' | 'most' | 'digits', number>) {
  const figure = readFigure(text, number);
  if (figure === null) return false;
  const value = decimal(figure);
  return value.gte(least) && value.lte(most) && (figure.split('.')[1]?.length ?? 0) <= digits;
}
