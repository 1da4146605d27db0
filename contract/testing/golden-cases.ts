import type { LineAmounts } from '../src/project/figures/line-amounts.ts';
import type { Totals } from '../src/project/figures/totals.ts';
import type { LineType } from '../src/project/line.ts';

/** The tax rates of the cases by name, in percent. */
export const goldenTaxes = { standard: '22', reduced: '10', low: '8', small: '5', exempt: '0' } as const;
export type GoldenTax = keyof typeof goldenTaxes;

/** The day from which the rates of exchange below hold, and on which the projects of the cases begin. */
export const goldenDay = '2031-01-06';

/** What one unit of each currency is worth in euros: 1 USD in JPY is 0.8 ÷ 0.00625 = 128, in KWD 0.8 ÷ 3.2 = 0.25. */
export const goldenExchange = { USD: '0.8', GBP: '1.25', JPY: '0.00625', KWD: '3.2' } as const;

/** A price or cost of the one person of a case. */
export interface GoldenRate {
  side: 'sell' | 'cost';
  unit: 'hour' | 'day';
  amount: string;
  validFrom: string;
  validTo: string | null;
}

/** A line of a case. What is not said is as on a new line. */
export interface GoldenLine {
  type?: LineType;
  quantity?: string;
  unit?: 'hour' | 'day' | 'unit' | 'lumpSum';
  unitPrice?: string;
  discountPercent?: string;
  tax?: GoldenTax;
  isOptional?: true;
  isBillable?: false;
  /** A provider delivers, not one of our own people. */
  isProvided?: true;
  unitCost?: string;
  costCurrency?: keyof typeof goldenExchange;
  /** What the server finds for `costCurrency` in the rates of exchange. */
  fxRate?: string;
  startDate?: string;
  /** Price and cost are not sent: the server takes them from the case's rates, for the case's person. */
  isRated?: true;
  /** What the line comes to; null for lines without figures. */
  amounts: LineAmounts | null;
}

/** A project and what it comes to, worked out by hand. Amounts are decimal strings, with the currency's decimals. */
export interface GoldenCase {
  name: string;
  currency: string;
  discountPercent?: string;
  hoursPerDay?: string;
  rates?: readonly GoldenRate[];
  lines: readonly GoldenLine[];
  totals: Omit<Totals, 'taxes' | 'sections'>;
  taxes: readonly { tax: GoldenTax; taxable: string; amount: string }[];
  /** By the place of the section among the lines. */
  sections?: readonly { at: number; net: string }[];
}

const textOnly = null;

/**
 * Projects worked out by hand, digit for digit, for the rules of domain reference 2.11. The contract, the server and the browser are held
 * against the same figures.
 */
export const goldenCases: readonly GoldenCase[] = [
  {
    name: 'half a cent is rounded away from zero, at the line',
    currency: 'EUR',
    lines: [
      {
        // net 1 × 0.005 = 0.005 -> 0.01; cost the same
        quantity: '1',
        unitPrice: '0.005',
        tax: 'standard',
        unitCost: '0.005',
        amounts: { net: '0.01', cost: '0.01', margin: '0.00', marginPercent: '0' },
      },
      {
        // net 3 × 0.335 = 1.005 -> 1.01, which binary fractions make 1.00; cost 3 × 0.115 = 0.345 -> 0.35; 0.66 ÷ 1.01 = 65.34653… %
        quantity: '3',
        unitPrice: '0.335',
        tax: 'standard',
        unitCost: '0.115',
        amounts: { net: '1.01', cost: '0.35', margin: '0.66', marginPercent: '65.3465' },
      },
      {
        // -0.005 -> -0.01, away from zero as well
        type: 'discount',
        quantity: '1',
        unit: 'lumpSum',
        unitPrice: '-0.005',
        tax: 'standard',
        amounts: { net: '-0.01', cost: null, margin: null, marginPercent: null },
      },
    ],
    totals: {
      subtotal: '1.01', // 0.01 + 1.01 - 0.01
      discount: '0.00',
      contractNet: '1.01',
      tax: '0.22', // 22 % of 1.01 = 0.2222
      gross: '1.23',
      optionalNet: '0.00',
      plannedCost: '0.36', // 0.01 + 0.35
      plannedCostInternal: '0.36',
      plannedCostProvider: '0.00',
      plannedCostExpense: '0.00',
      plannedMargin: '0.65',
      plannedMarginPercent: '64.3564', // 0.65 ÷ 1.01 = 64.35643… %
    },
    taxes: [{ tax: 'standard', taxable: '1.01', amount: '0.22' }],
  },
  {
    name: 'the discount of the whole is taken from each of three tax rates and rounded once per rate',
    currency: 'EUR',
    discountPercent: '10',
    lines: [
      {
        // 10 × 100 = 1000.00; 10 × 60 = 600.00
        quantity: '10',
        unitPrice: '100',
        tax: 'standard',
        unitCost: '60',
        amounts: { net: '1000.00', cost: '600.00', margin: '400.00', marginPercent: '40' },
      },
      {
        // 3 × 19.99 = 59.97; 3 × 5.555 = 16.665 -> 16.67; 43.30 ÷ 59.97 = 72.20276… %
        quantity: '3',
        unitPrice: '19.99',
        tax: 'reduced',
        unitCost: '5.555',
        amounts: { net: '59.97', cost: '16.67', margin: '43.30', marginPercent: '72.2028' },
      },
      {
        // 250.55 × 0.85 = 212.9675 -> 212.97; 12.97 ÷ 212.97 = 6.09005… %
        type: 'expense',
        quantity: '1',
        unit: 'unit',
        unitPrice: '250.55',
        discountPercent: '15',
        tax: 'exempt',
        unitCost: '200',
        amounts: { net: '212.97', cost: '200.00', margin: '12.97', marginPercent: '6.0901' },
      },
      {
        // 2.5 × 33.33 = 83.325 -> 83.33; 2.5 × 30.01 = 75.025 -> 75.03; 8.30 ÷ 83.33 = 9.96039… %
        quantity: '2.5',
        unitPrice: '33.33',
        tax: 'standard',
        isProvided: true,
        unitCost: '30.01',
        amounts: { net: '83.33', cost: '75.03', margin: '8.30', marginPercent: '9.9604' },
      },
    ],
    totals: {
      subtotal: '1356.27', // 1083.33 + 59.97 + 212.97
      discount: '135.63', // 108.333 -> 108.33; 5.997 -> 6.00; 21.297 -> 21.30
      contractNet: '1220.64', // 975.00 + 53.97 + 191.67
      tax: '219.90', // 214.50 + 5.40 + 0.00
      gross: '1440.54',
      optionalNet: '0.00',
      plannedCost: '891.70', // 616.67 + 75.03 + 200.00
      plannedCostInternal: '616.67', // 600.00 + 16.67
      plannedCostProvider: '75.03',
      plannedCostExpense: '200.00',
      plannedMargin: '328.94', // 1220.64 - 891.70
      plannedMarginPercent: '26.9482', // 328.94 ÷ 1220.64 = 26.94815… %
    },
    taxes: [
      { tax: 'standard', taxable: '975.00', amount: '214.50' }, // 1083.33 - 108.33
      { tax: 'reduced', taxable: '53.97', amount: '5.40' }, // 5.397
      { tax: 'exempt', taxable: '191.67', amount: '0.00' },
    ],
  },
  {
    name: 'yen have no decimals, also where a cost is in dollars',
    currency: 'JPY',
    discountPercent: '10',
    lines: [
      {
        // 3 × 166.5 = 499.5 -> 500; 3 × 150.5 = 451.5 -> 452; 48 ÷ 500 = 9.6 %
        quantity: '3',
        unitPrice: '166.5',
        tax: 'reduced',
        unitCost: '150.5',
        amounts: { net: '500', cost: '452', margin: '48', marginPercent: '9.6' },
      },
      {
        // 1.5 -> 2; 1 × 0.9 USD × 128 = 115.2 -> 115; -113 ÷ 2 = -5650 %
        quantity: '1',
        unitPrice: '1.5',
        tax: 'low',
        unitCost: '0.9',
        costCurrency: 'USD',
        fxRate: '128',
        amounts: { net: '2', cost: '115', margin: '-113', marginPercent: '-5650' },
      },
    ],
    totals: {
      subtotal: '502',
      discount: '50', // 10 % of 500 = 50, of 2 = 0.2 -> 0
      contractNet: '452',
      tax: '45', // 10 % of 450 = 45; 8 % of 2 = 0.16 -> 0
      gross: '497',
      optionalNet: '0',
      plannedCost: '567', // 452 + 115
      plannedCostInternal: '567',
      plannedCostProvider: '0',
      plannedCostExpense: '0',
      plannedMargin: '-115',
      plannedMarginPercent: '-25.4425', // 115 ÷ 452 = 25.44247… %
    },
    taxes: [
      { tax: 'reduced', taxable: '450', amount: '45' },
      { tax: 'low', taxable: '2', amount: '0' },
    ],
  },
  {
    name: 'Kuwaiti dinars have three decimals',
    currency: 'KWD',
    lines: [
      {
        // 1.5 × 12.3455 = 18.51825 -> 18.518; 1.5 × 20.005 USD × 0.25 = 7.501875 -> 7.502; 11.016 ÷ 18.518 = 59.48806… %
        quantity: '1.5',
        unitPrice: '12.3455',
        tax: 'small',
        unitCost: '20.005',
        costCurrency: 'USD',
        fxRate: '0.25',
        amounts: { net: '18.518', cost: '7.502', margin: '11.016', marginPercent: '59.4881' },
      },
      {
        // 0.0005 -> 0.001; what it costs is not known
        quantity: '1',
        unitPrice: '0.0005',
        tax: 'small',
        amounts: { net: '0.001', cost: null, margin: null, marginPercent: null },
      },
    ],
    totals: {
      subtotal: '18.519',
      discount: '0.000',
      contractNet: '18.519',
      tax: '0.926', // 5 % of 18.519 = 0.92595
      gross: '19.445',
      optionalNet: '0.000',
      plannedCost: '7.502',
      plannedCostInternal: '7.502',
      plannedCostProvider: '0.000',
      plannedCostExpense: '0.000',
      plannedMargin: '11.017',
      plannedMarginPercent: '59.4903', // 11.017 ÷ 18.519 = 59.49025… %
    },
    taxes: [{ tax: 'small', taxable: '18.519', amount: '0.926' }],
  },
  {
    name: 'providers abroad are paid in their own currencies',
    currency: 'EUR',
    lines: [
      {
        // 8 × 1200 = 9600.00; 8 × 750.25 GBP × 1.25 = 7502.50; 2097.50 ÷ 9600 = 21.84895… %
        quantity: '8',
        unit: 'day',
        unitPrice: '1200',
        tax: 'exempt',
        isProvided: true,
        unitCost: '750.25',
        costCurrency: 'GBP',
        fxRate: '1.25',
        amounts: { net: '9600.00', cost: '7502.50', margin: '2097.50', marginPercent: '21.849' },
      },
      {
        // 3 × 99.9999 USD × 0.8 = 239.99976 -> 240.00, rounded once and after all factors
        quantity: '3',
        unitPrice: '100',
        tax: 'exempt',
        isProvided: true,
        unitCost: '99.9999',
        costCurrency: 'USD',
        fxRate: '0.8',
        amounts: { net: '300.00', cost: '240.00', margin: '60.00', marginPercent: '20' },
      },
      {
        // 33.33 USD × 0.8 = 26.664 -> 26.66; 13.34 ÷ 40 = 33.35 %
        type: 'expense',
        quantity: '1',
        unit: 'unit',
        unitPrice: '40',
        tax: 'exempt',
        unitCost: '33.33',
        costCurrency: 'USD',
        fxRate: '0.8',
        amounts: { net: '40.00', cost: '26.66', margin: '13.34', marginPercent: '33.35' },
      },
    ],
    totals: {
      subtotal: '9940.00',
      discount: '0.00',
      contractNet: '9940.00',
      tax: '0.00',
      gross: '9940.00',
      optionalNet: '0.00',
      plannedCost: '7769.16',
      plannedCostInternal: '0.00',
      plannedCostProvider: '7742.50', // 7502.50 + 240.00
      plannedCostExpense: '26.66',
      plannedMargin: '2170.84',
      plannedMarginPercent: '21.8394', // 2170.84 ÷ 9940 = 21.83943… %
    },
    taxes: [{ tax: 'exempt', taxable: '9940.00', amount: '0.00' }],
  },
  {
    name: 'an optional line stands apart, what is not billed costs all the same, a discount line takes from the net',
    currency: 'EUR',
    lines: [
      {
        quantity: '2',
        unitPrice: '500',
        tax: 'standard',
        unitCost: '300',
        amounts: { net: '1000.00', cost: '600.00', margin: '400.00', marginPercent: '40' },
      },
      { type: 'section', amounts: textOnly },
      {
        quantity: '1',
        unitPrice: '300',
        tax: 'standard',
        isOptional: true,
        unitCost: '100',
        amounts: { net: '300.00', cost: '100.00', margin: '200.00', marginPercent: '66.6667' },
      },
      {
        // earns nothing, so its margin is no share of anything
        quantity: '4',
        unitPrice: '80',
        tax: 'standard',
        isBillable: false,
        unitCost: '50',
        amounts: { net: '0.00', cost: '200.00', margin: '-200.00', marginPercent: null },
      },
      { type: 'text', amounts: textOnly },
      {
        type: 'discount',
        quantity: '1',
        unit: 'lumpSum',
        unitPrice: '-60.5',
        tax: 'standard',
        amounts: { net: '-60.50', cost: null, margin: null, marginPercent: null },
      },
      {
        // 199.99 × 0.875 = 174.99125 -> 174.99; a cost of nothing is known
        quantity: '1',
        unitPrice: '199.99',
        discountPercent: '12.5',
        tax: 'standard',
        unitCost: '0',
        amounts: { net: '174.99', cost: '0.00', margin: '174.99', marginPercent: '100' },
      },
    ],
    totals: {
      subtotal: '1114.49', // 1000.00 - 60.50 + 174.99
      discount: '0.00',
      contractNet: '1114.49',
      tax: '245.19', // 22 % of 1114.49 = 245.1878
      gross: '1359.68',
      optionalNet: '300.00',
      plannedCost: '800.00', // 600.00 + 200.00
      plannedCostInternal: '800.00',
      plannedCostProvider: '0.00',
      plannedCostExpense: '0.00',
      plannedMargin: '314.49',
      plannedMarginPercent: '28.2183', // 314.49 ÷ 1114.49 = 28.21828… %
    },
    taxes: [{ tax: 'standard', taxable: '1114.49', amount: '245.19' }],
    sections: [{ at: 1, net: '114.49' }],
  },
  {
    name: 'without revenue there is no percentage of it',
    currency: 'EUR',
    discountPercent: '10',
    lines: [
      {
        quantity: '5',
        unitPrice: '80',
        tax: 'standard',
        isBillable: false,
        unitCost: '40.4',
        amounts: { net: '0.00', cost: '202.00', margin: '-202.00', marginPercent: null },
      },
    ],
    totals: {
      subtotal: '0.00',
      discount: '0.00',
      contractNet: '0.00',
      tax: '0.00',
      gross: '0.00',
      optionalNet: '0.00',
      plannedCost: '202.00',
      plannedCostInternal: '202.00',
      plannedCostProvider: '0.00',
      plannedCostExpense: '0.00',
      plannedMargin: '-202.00',
      plannedMarginPercent: null,
    },
    taxes: [],
  },
  {
    name: 'what is given away whole earns nothing',
    currency: 'EUR',
    discountPercent: '100',
    lines: [
      {
        // 20 ÷ 80 = 25 %
        quantity: '1',
        unitPrice: '80',
        tax: 'standard',
        unitCost: '60',
        amounts: { net: '80.00', cost: '60.00', margin: '20.00', marginPercent: '25' },
      },
    ],
    totals: {
      subtotal: '80.00',
      discount: '80.00',
      contractNet: '0.00',
      tax: '0.00',
      gross: '0.00',
      optionalNet: '0.00',
      plannedCost: '60.00',
      plannedCostInternal: '60.00',
      plannedCostProvider: '0.00',
      plannedCostExpense: '0.00',
      plannedMargin: '-60.00',
      plannedMarginPercent: null,
    },
    taxes: [{ tax: 'standard', taxable: '0.00', amount: '0.00' }],
  },
  {
    name: 'a day has 7.5 hours where the project says so',
    currency: 'EUR',
    hoursPerDay: '7.5',
    rates: [
      { side: 'sell', unit: 'day', amount: '1000', validFrom: '2031-01-01', validTo: null },
      { side: 'cost', unit: 'hour', amount: '68.125', validFrom: '2031-01-01', validTo: null },
    ],
    lines: [
      {
        // price 1000 ÷ 7.5 = 133.3333 an hour; 3 × 133.3333 = 399.9999 -> 400.00; cost 3 × 68.125 = 204.375 -> 204.38;
        // 195.62 ÷ 400 = 48.905 %
        isRated: true,
        quantity: '3',
        unit: 'hour',
        unitPrice: '133.3333',
        tax: 'standard',
        unitCost: '68.125',
        amounts: { net: '400.00', cost: '204.38', margin: '195.62', marginPercent: '48.905' },
      },
      {
        // cost 68.125 × 7.5 = 510.9375 a day; 2 × 510.9375 = 1021.875 -> 1021.88; 978.12 ÷ 2000 = 48.906 %
        isRated: true,
        quantity: '2',
        unit: 'day',
        unitPrice: '1000',
        tax: 'standard',
        unitCost: '510.9375',
        amounts: { net: '2000.00', cost: '1021.88', margin: '978.12', marginPercent: '48.906' },
      },
    ],
    totals: {
      subtotal: '2400.00',
      discount: '0.00',
      contractNet: '2400.00',
      tax: '528.00',
      gross: '2928.00',
      optionalNet: '0.00',
      plannedCost: '1226.26', // 204.38 + 1021.88
      plannedCostInternal: '1226.26',
      plannedCostProvider: '0.00',
      plannedCostExpense: '0.00',
      plannedMargin: '1173.74',
      plannedMarginPercent: '48.9058', // 1173.74 ÷ 2400 = 48.90583… %
    },
    taxes: [{ tax: 'standard', taxable: '2400.00', amount: '528.00' }],
  },
  {
    name: 'a rate that changes in mid-project holds for the lines that begin from then on',
    currency: 'EUR',
    rates: [
      { side: 'sell', unit: 'hour', amount: '100', validFrom: '2031-01-01', validTo: '2031-03-31' },
      { side: 'sell', unit: 'hour', amount: '110.55', validFrom: '2031-04-01', validTo: null },
      { side: 'cost', unit: 'hour', amount: '70', validFrom: '2031-01-01', validTo: '2031-03-31' },
      { side: 'cost', unit: 'hour', amount: '72.5', validFrom: '2031-04-01', validTo: null },
    ],
    lines: [
      {
        // without days of its own: as of the beginning of the project
        isRated: true,
        quantity: '10',
        unitPrice: '100',
        tax: 'standard',
        unitCost: '70',
        amounts: { net: '1000.00', cost: '700.00', margin: '300.00', marginPercent: '30' },
      },
      {
        // the last day of the old rate
        isRated: true,
        quantity: '10',
        unitPrice: '100',
        tax: 'standard',
        startDate: '2031-03-31',
        unitCost: '70',
        amounts: { net: '1000.00', cost: '700.00', margin: '300.00', marginPercent: '30' },
      },
      {
        // 10 × 110.55 = 1105.50; 10 × 72.5 = 725.00; 380.50 ÷ 1105.50 = 34.41881… %
        isRated: true,
        quantity: '10',
        unitPrice: '110.55',
        tax: 'standard',
        startDate: '2031-04-01',
        unitCost: '72.5',
        amounts: { net: '1105.50', cost: '725.00', margin: '380.50', marginPercent: '34.4188' },
      },
    ],
    totals: {
      subtotal: '3105.50',
      discount: '0.00',
      contractNet: '3105.50',
      tax: '683.21', // 22 % of 3105.50
      gross: '3788.71',
      optionalNet: '0.00',
      plannedCost: '2125.00',
      plannedCostInternal: '2125.00',
      plannedCostProvider: '0.00',
      plannedCostExpense: '0.00',
      plannedMargin: '980.50',
      plannedMarginPercent: '31.573', // 980.50 ÷ 3105.50 = 31.57301… %
    },
    taxes: [{ tax: 'standard', taxable: '3105.50', amount: '683.21' }],
  },
];
