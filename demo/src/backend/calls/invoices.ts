import { type Invoice, type InvoiceCalls, type InvoiceParty, invoiceStatuses } from '../../contract/invoice-calls.ts';
import { collection } from '../collection/collection.ts';
import { fieldsOf, itemsOf, momentOf, numberOf, textOf } from '../collection/fields-of.ts';
import { sampleInvoices } from '../data/sample-invoices.ts';
import type { Handlers } from './handlers.ts';

/** The invoices. What an invoice was sent without is as on a new one: value added tax of 10 %, in dollars. */
export function invoices(): Handlers<InvoiceCalls> {
  const { all, one, add, update, remove } = collection(sampleInvoices(), invoiceOf);
  return {
    'GET /api/invoices/all': all,
    'GET /api/invoices': one,
    'POST /api/invoices/add': add,
    'POST /api/invoices/update': update,
    'POST /api/invoices/delete': remove,
  };
}

function invoiceOf(id: string, fields: Record<string, unknown>): Invoice {
  return {
    id,
    orderNo: typeof fields.orderNo === 'number' ? fields.orderNo : textOf(fields.orderNo),
    status: invoiceStatuses.find((status) => status === fields.status) ?? 'pending',
    date: momentOf(fields.date, new Date().toISOString()),
    currency: textOf(fields.currency, '$'),
    vat: numberOf(fields.vat, 10),
    buyer: partyOf(fields.buyer),
    seller: partyOf(fields.seller),
    item: itemsOf(fields.item).map((sent) => {
      const { name, unit, price } = fieldsOf(sent);
      return { name: textOf(name), unit: numberOf(unit, 0), price: numberOf(price, 0) };
    }),
  };
}

function partyOf(sent: unknown): InvoiceParty {
  const { name, address } = fieldsOf(sent);
  return { name: textOf(name), address: textOf(address) };
}
