import { readFigure } from '@mandate/web/src/lib/i18n/read-figure.ts';
import type { Formats } from '@mandate/web/src/ui/values/formats.ts';
import { numberText } from '@mandate/web/src/ui/values/value-texts.ts';
import type { Invoice, InvoiceItem, InvoiceParty } from '../../contract/invoice-calls.ts';
import { dayOf, momentOf } from '../../records/day-of.ts';

/** An item as it is typed. */
export interface DraftItem {
  key: string;
  name: string;
  unit: string;
  price: string;
}

/** An invoice as it is typed: figures are texts in the person's own format until they are read. */
export interface InvoiceDraft {
  orderNo: string;
  status: Invoice['status'];
  /** `YYYY-MM-DD`, or a text that is no date. */
  day: string;
  currency: string;
  vat: string;
  buyer: InvoiceParty;
  seller: InvoiceParty;
  items: readonly DraftItem[];
}

type Format = Pick<Formats, 'number' | 'timeZone'>;

/** An item nothing is typed in yet. */
export function newItem(): DraftItem {
  return { key: crypto.randomUUID(), name: '', unit: '1', price: '' };
}

/** What a new invoice begins with: today, VAT 10, dollars (specification, section 9), and the next order number. */
export function newDraft(others: readonly Invoice[], { timeZone }: Format): InvoiceDraft {
  const numbers = others.map(({ orderNo }) => Number(orderNo)).filter(Number.isSafeInteger);
  return {
    orderNo: numbers.length > 0 ? String(Math.max(...numbers) + 1) : '',
    status: 'pending',
    day: dayOf(new Date().toISOString(), timeZone),
    currency: '$',
    vat: '10',
    buyer: { name: '', address: '' },
    seller: { name: '', address: '' },
    items: [newItem()],
  };
}

/** An invoice as it is shown to be changed. */
export function draftOf(invoice: Invoice, { number, timeZone }: Format): InvoiceDraft {
  const { status, currency, buyer, seller } = invoice;
  const items = invoice.item.map(({ name, unit, price }) => ({
    ...newItem(),
    name,
    unit: numberText(unit, number),
    price: numberText(price, number),
  }));
  return {
    orderNo: String(invoice.orderNo),
    status,
    day: dayOf(invoice.date, timeZone),
    currency,
    vat: numberText(invoice.vat, number),
    buyer,
    seller,
    items,
  };
}

/** The invoice somebody typed, to be stored under an id. It has no problems any more. */
export function invoiceOf(id: string, draft: InvoiceDraft, { number, timeZone }: Format, was?: Invoice): Invoice {
  const figure = (text: string) => Number(readFigure(text, number));
  const item = draft.items.map(
    ({ name, unit, price }): InvoiceItem => ({ name: name.trim(), unit: figure(unit), price: figure(price) }),
  );
  const isSameDay = was !== undefined && dayOf(was.date, timeZone) === draft.day;
  return {
    id,
    orderNo: draft.orderNo.trim(),
    status: draft.status,
    date: isSameDay ? was.date : momentOf(draft.day, timeZone),
    currency: draft.currency,
    vat: figure(draft.vat),
    buyer: trimmed(draft.buyer),
    seller: trimmed(draft.seller),
    item,
  };
}

function trimmed({ name, address }: InvoiceParty): InvoiceParty {
  return { name: name.trim(), address: address.trim() };
}
