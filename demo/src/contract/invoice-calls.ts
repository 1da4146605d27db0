export const invoiceStatuses = ['pending', 'processing', 'delivered'] as const;

/** Who sells or buys; the address may have several lines. */
export interface InvoiceParty {
  name: string;
  address: string;
}

/** A line of an invoice. */
export interface InvoiceItem {
  name: string;
  unit: number;
  /** Of one unit, in the invoice's currency. */
  price: number;
}

/** An invoice of the demo (specification, section 3). */
export interface Invoice {
  id: string;
  orderNo: string | number;
  status: (typeof invoiceStatuses)[number];
  /** A moment, ISO 8601. */
  date: string;
  /** The sign it is written with, such as `$`. */
  currency: string;
  /** Per cent. */
  vat: number;
  buyer: InvoiceParty;
  seller: InvoiceParty;
  item: InvoiceItem[];
}

/** The calls of the demo's invoices; those that change something give every invoice after the change. */
export interface InvoiceCalls {
  'GET /api/invoices/all': { takes: undefined; gives: Invoice[] };
  /** Takes the id, bare; nothing comes back for an unknown one. */
  'GET /api/invoices': { takes: string; gives: Invoice | undefined };
  'POST /api/invoices/add': { takes: Invoice; gives: Invoice[] };
  'POST /api/invoices/update': { takes: Invoice; gives: Invoice[] };
  'POST /api/invoices/delete': { takes: Pick<Invoice, 'id'>; gives: Invoice[] };
}
