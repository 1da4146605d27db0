import type { PaperLetterhead } from '../src/paper/paper.ts';
import type {
  OrderConfirmationFacts,
  PaperLine,
  PaperTexts,
  QuoteFacts,
  StatusReportFacts,
} from '../src/paper/paper-facts.ts';
import { paperOf } from '../src/paper/paper-of.ts';

const standard = { id: 'tax-19', category: 'standard', exemptionReason: null };
const reduced = { id: 'tax-7', category: 'reduced', exemptionReason: null };

/** A line of a quote, blank but for what is said of it. */
export function quoteLine(id: string, said: Partial<PaperLine>): PaperLine {
  return {
    id,
    type: 'service',
    description: null,
    quantity: null,
    unit: null,
    unitPrice: null,
    discountPercent: null,
    taxRateId: null,
    taxPercent: null,
    isBillable: true,
    isOptional: false,
    net: null,
    serviceName: null,
    personName: null,
    ...said,
  };
}

function section(id: string, description: string): PaperLine {
  return quoteLine(id, { type: 'section', description });
}

function sold(id: string, quantity: string, unit: string, unitPrice: string, net: string, said: Partial<PaperLine>) {
  return quoteLine(id, { quantity, unit, unitPrice, net, taxRateId: standard.id, taxPercent: '19', ...said });
}

const atReduced = { taxRateId: reduced.id, taxPercent: '7' };

/** The quote of golden case G1 (documents reference 11): two rates of tax, a discount, options. Its second revision, issued. */
export const goldenQuote: QuoteFacts = {
  number: 'Q26-0118',
  revision: 2,
  issuedOn: '2026-09-08',
  validUntil: '2026-10-08',
  replaces: { revision: 1, issuedOn: '2026-08-25' },
  firmCountry: 'DE',
  project: {
    code: 'P26-0412',
    name: 'Complaint handling review',
    customerReference: 'Mail of 2 Sep 2026',
    startDate: '2026-10-05',
    endDate: '2026-11-20',
    milestones: [
      {
        id: 'milestone-1',
        name: 'Workshops done',
        dueDate: '2026-10-30',
        weightPercent: '60',
        acceptance: 'none',
        reachedOn: null,
        isWaived: false,
      },
      {
        id: 'milestone-2',
        name: 'Handbook handed over',
        dueDate: '2026-11-20',
        weightPercent: '40',
        acceptance: 'customer',
        reachedOn: null,
        isWaived: false,
      },
    ],
  },
  customer: {
    name: 'Norvane Mutual',
    number: 'C-10482',
    address: {
      addressLine1: 'Deichtorwall 3',
      addressLine2: null,
      postalCode: '20097',
      city: 'Hamburg',
      region: null,
      countryCode: 'DE',
    },
    vatNumber: null,
  },
  contact: { name: 'Hedda Storm', department: 'Claims department' },
  sender: {
    name: 'Mara Feld',
    jobTitle: 'engagement manager',
    phone: '+49 40 5550 142',
    email: 'mara.feld@fernhall.example',
  },
  currency: 'EUR',
  discountPercent: '2.5',
  lines: [
    section('review', 'Review'),
    sold('workshops', '12.5', 'day', '1250', '15156.25', {
      description: 'Process review workshops\nFive workshops, with minutes and findings',
      discountPercent: '3',
      personName: 'Jonas Brandt',
    }),
    sold('data', '7', 'hour', '148.33', '1038.31', {
      description: 'Data extraction and checks\nComplaints of 24 months, names removed',
    }),
    sold('office', '3', 'day', '1100', '0.00', {
      description: 'Project office\nPlanning, minutes, monthly report',
      isBillable: false,
    }),
    section('handbook', 'Handbook'),
    sold('printed', '1', 'lumpSum', '999.99', '999.99', {
      description: 'Printed handbook\n96 pages, 40 copies, delivered to Hamburg',
      ...atReduced,
    }),
    sold('copies', '10', 'unit', '24.9', '249.00', { description: 'More copies', isOptional: true, ...atReduced }),
    section('after', 'After the review'),
    quoteLine('until', {
      type: 'text',
      description: 'Can be ordered with this quote, or until 30 November at the same price.',
    }),
    sold('coaching', '3', 'day', '1180', '3540.00', {
      description: 'Coaching for team leads\nThree days on site, one for each team',
      isOptional: true,
    }),
  ],
  totals: {
    subtotal: '17194.55',
    discount: '429.86',
    contractNet: '16764.69',
    tax: '3068.29',
    gross: '19832.98',
    optionalNet: '3789.00',
    taxes: [
      { taxRateId: standard.id, percent: '19', taxable: '15789.70', tax: '3000.04' },
      { taxRateId: reduced.id, percent: '7', taxable: '974.99', tax: '68.25' },
    ],
    sections: [
      { lineId: 'review', net: '16194.56' },
      { lineId: 'handbook', net: '999.99' },
      { lineId: 'after', net: '0.00' },
    ],
  },
  taxRates: [standard, reduced],
  paymentTerm: { days: 14, isEndOfMonth: false, discountPercent: null, discountDays: null },
  showPeople: false,
  hideUnbilled: false,
};

/** The quote's first revision: fewer workshops, no data, a poster that was dropped. */
export const goldenQuoteBefore: QuoteFacts = {
  ...goldenQuote,
  revision: 1,
  issuedOn: '2026-08-25',
  validUntil: '2026-09-25',
  replaces: null,
  discountPercent: null,
  lines: [
    ...goldenQuote.lines
      .filter(({ id }) => id !== 'data')
      .map((line) =>
        line.id === 'workshops' ? { ...line, quantity: '10', discountPercent: null, net: '12500.00' } : line,
      ),
    sold('poster', '1', 'lumpSum', '450', '450.00', { description: 'Poster for the branches' }),
  ],
  totals: {
    subtotal: '13949.99',
    discount: '0.00',
    contractNet: '13949.99',
    tax: '2530.50',
    gross: '16480.49',
    optionalNet: '3789.00',
    taxes: [
      { taxRateId: standard.id, percent: '19', taxable: '12950.00', tax: '2460.50' },
      { taxRateId: reduced.id, percent: '7', taxable: '999.99', tax: '70.00' },
    ],
    sections: [
      { lineId: 'review', net: '12500.00' },
      { lineId: 'handbook', net: '999.99' },
      { lineId: 'after', net: '450.00' },
    ],
  },
};

const { validUntil: _validUntil, replaces: _replaces, ...ordered } = goldenQuote;

/** The order that quote became, without its options. */
export const goldenOrder: OrderConfirmationFacts = {
  ...ordered,
  number: 'OC26-0031',
  revision: 1,
  issuedOn: '2026-09-15',
  quote: { number: 'Q26-0118', revision: 2, issuedOn: '2026-09-08' },
  orderedOn: '2026-09-14',
};

/** How that project stands in November: one milestone reached, one to come. */
export const goldenReport: StatusReportFacts = {
  number: 'SR26-0007',
  revision: 1,
  issuedOn: '2026-11-06',
  today: '2026-11-06',
  firmCountry: goldenQuote.firmCountry,
  project: {
    ...goldenQuote.project,
    milestones: goldenQuote.project.milestones.map((milestone, at) =>
      at === 0 ? { ...milestone, reachedOn: '2026-11-02' } : milestone,
    ),
  },
  customer: goldenQuote.customer,
  contact: goldenQuote.contact,
  sender: goldenQuote.sender,
};

/** The texts of the firm that go with it. */
export const goldenTexts: PaperTexts = {
  intro:
    'Dear Ms Storm,\n\nThank you for the talk on 19 August. We review how complaints are received, decided and answered in your four branches, and hand over a printed handbook your teams can work with. This revision has more workshops, as you asked.',
  closing: 'We look forward to working with you and your branches.',
  terms: 'Travel within Hamburg is included. Our general terms of 1 January 2026 apply, they are attached.',
  taxNote: '',
  footer: 'Sign and send this page back to office@fernhall.example.',
};

/** No text of the firm at all. */
export const noTexts: PaperTexts = { intro: '', closing: '', terms: '', taxNote: '', footer: '' };

/** The letterhead of an invented firm, without a logo. */
export const goldenLetterhead: PaperLetterhead = {
  logo: null,
  accentColor: '#1B5B63',
  firm: 'Fernhall Consulting',
  senderLine: 'Fernhall Consulting GmbH, Am Kornspeicher 14, 20459 Hamburg',
  footerColumns: [
    ['Fernhall Consulting GmbH', 'Am Kornspeicher 14', '20459 Hamburg', 'Germany'],
    ['Phone +49 40 5550 140', 'office@fernhall.example', 'fernhall.example'],
    ['Speicherbank Hamburg', 'IBAN DE33 9995 0000 0004 7119 08', 'BIC SPEHDEHHXXX'],
    ['Managing director', 'Ines Valcourt', 'Hamburg HRB 999 118', 'VAT DE 999 104 662'],
  ],
  legalLine: '',
  size: 'A4',
};

/** The paper of that quote. */
export const goldenPaper = paperOf('quote', goldenQuote, goldenTexts, goldenLetterhead, 'en');
