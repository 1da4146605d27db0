import type { Invoice, InvoiceItem } from '../../contract/invoices.ts';

const seller = { name: 'Mandate Consulting', address: '12 Harbour Street\nPort Ellery PE4 2LN\nUnited Kingdom' };

const workshop = { name: 'Workshop, one day', unit: 2, price: 1_450 };
const review = { name: 'Review of the operating model', unit: 1, price: 3_200 };
const study = { name: 'Feasibility study', unit: 1, price: 5_800 };
const coaching = { name: 'Coaching, one hour', unit: 12, price: 180 };

/** Four invoices of today, all from the same seller. */
export function sampleInvoices(): Invoice[] {
  return [
    invoice(1, 'pending', 'Calder Rail', '4 Station Road\nMarsham MA2 7QT\nUnited Kingdom', [workshop, coaching]),
    invoice(2, 'processing', 'Isarwerk', 'Uferweg 18\n80469 Lindenau\nGermany', [review, workshop]),
    invoice(3, 'delivered', 'Juniper Clinics', '77 Chapel Hill\nOakhurst OK1 3DB\nUnited Kingdom', [study, coaching]),
    invoice(4, 'delivered', 'Ostrava Glass', 'Na Vyhlídce 9\n702 00 Ostrava\nCzechia', [
      study,
      review,
      workshop,
      coaching,
    ]),
  ];
}

function invoice(
  place: number,
  status: Invoice['status'],
  buyer: string,
  address: string,
  items: readonly InvoiceItem[],
): Invoice {
  return {
    id: String(place),
    orderNo: 231 + place,
    status,
    date: new Date().toISOString(),
    currency: '$',
    vat: 10,
    buyer: { name: buyer, address },
    seller,
    item: [...items],
  };
}
