import type { Invoice, InvoiceItem } from '../../contract/invoice-calls.ts';
import { type Moments, momentsNow } from './moments.ts';

const seller = { name: 'Mandate Consulting', address: '12 Harbour Street\nPort Ellery PE4 2LN\nUnited Kingdom' };

const buyers = {
  calder: { name: 'Calder Rail', address: '4 Station Road\nMarsham MA2 7QT\nUnited Kingdom' },
  isarwerk: { name: 'Isarwerk', address: 'Uferweg 18\n80469 Lindenau\nGermany' },
  juniper: { name: 'Juniper Clinics', address: '77 Chapel Hill\nOakhurst OK1 3DB\nUnited Kingdom' },
  ostrava: { name: 'Ostrava Glass', address: 'Na Vyhlídce 9\n702 00 Ostrava\nCzechia' },
  fenwick: { name: 'Fenwick Optics', address: '47 Harbour Street\nVallmere VA3 9BB\nUnited Kingdom' },
  eastmere: { name: 'Eastmere Water', address: '57 Orchard Way\nPort Ellery PE1 6HT\nUnited Kingdom' },
  northgate: { name: 'Northgate Ports', address: 'Pier 3\nPort Ellery PE1 1AA\nUnited Kingdom' },
  kestrel: { name: 'Kestrel Mapping', address: '82 Weaver Row\nOakhurst OK4 8LS\nUnited Kingdom' },
};

const workshop = { name: 'Workshop, one day', price: 1_450 };
const review = { name: 'Review of the operating model', price: 3_200 };
const study = { name: 'Feasibility study', price: 5_800 };
const coaching = { name: 'Coaching, one hour', price: 180 };
const survey = { name: 'Survey on site, one day', price: 980 };
const travel = { name: 'Travel', price: 312.4 };

type Item = Omit<InvoiceItem, 'unit'>;
type Row = readonly [
  buyer: keyof typeof buyers,
  status: Invoice['status'],
  workdays: number,
  ...items: (readonly [units: number, item: Item])[],
];

/** By their numbers: how many working days ago each was written. */
const rows: readonly Row[] = [
  ['northgate', 'delivered', -64, [4, survey], [2, travel]],
  ['juniper', 'delivered', -52, [1, study], [12, coaching]],
  ['ostrava', 'delivered', -43, [1, study], [1, review], [2, workshop], [6, coaching]],
  ['kestrel', 'delivered', -31, [3, survey]],
  ['calder', 'processing', -19, [5, survey], [1, travel]],
  ['isarwerk', 'processing', -12, [1, review], [2, workshop]],
  ['fenwick', 'pending', -4, [1, review], [12, coaching]],
  ['eastmere', 'pending', -1, [3, workshop], [2, travel]],
];

const firstNumber = 232;

/** The invoices of the last months, all from the same seller, by their numbers. */
export function sampleInvoices({ workday }: Moments = momentsNow()): Invoice[] {
  return rows.map(([buyer, status, workdays, ...items], place) => ({
    id: String(place + 1),
    orderNo: firstNumber + place,
    status,
    date: workday(workdays, '12:00'),
    currency: '$',
    vat: 10,
    buyer: buyers[buyer],
    seller,
    item: items.map(([unit, item]) => ({ ...item, unit })),
  }));
}
