import type { Unit } from '@mandate/contract/values/units.ts';

/** What sections of a project are called. */
export const sectionNames = [
  'Preparation',
  'Analysis',
  'Design',
  'Implementation',
  'Introduction',
  'Operation',
  'Project management',
] as const;

/** A service with its unit, its price in euros and the quantities it is sold in. */
export interface SampleService {
  description: string;
  unit: Unit;
  price: number;
  quantities: readonly string[];
}

export const sampleServices: readonly SampleService[] = [
  { description: 'Workshop on goals and scope', unit: 'session', price: 1850, quantities: ['1', '2', '3'] },
  { description: 'Interviews with the departments', unit: 'hour', price: 128.5, quantities: ['6', '12.5', '20'] },
  { description: 'Process analysis', unit: 'day', price: 1120, quantities: ['2', '3.5', '5', '8'] },
  { description: 'Architecture and solution design', unit: 'day', price: 1340, quantities: ['3', '4.5', '10'] },
  { description: 'Software development', unit: 'day', price: 985, quantities: ['8', '15', '22.5', '40'] },
  { description: 'Data migration, rehearsal and cut-over', unit: 'lumpSum', price: 9800, quantities: ['1'] },
  { description: 'Acceptance tests with protocol', unit: 'hour', price: 98.75, quantities: ['16', '24', '37.25'] },
  { description: 'Training of key users', unit: 'session', price: 1490, quantities: ['1', '2', '4'] },
  { description: 'Training documents', unit: 'unit', price: 24.9, quantities: ['12', '25', '60'] },
  { description: 'Project management', unit: 'month', price: 3900, quantities: ['1', '2.5', '6', '12'] },
  { description: 'Steering committee', unit: 'session', price: 760, quantities: ['2', '4', '6'] },
  { description: 'Hotline and operation', unit: 'month', price: 1275, quantities: ['3', '6', '12'] },
  { description: 'Security assessment', unit: 'lumpSum', price: 5400, quantities: ['1'] },
  { description: 'Licence of the planning tool', unit: 'unit', price: 89.9, quantities: ['5', '10', '75'] },
  { description: 'Journeys by car', unit: 'km', price: 0.3875, quantities: ['86', '312', '540.5'] },
  { description: 'Expert opinion', unit: 'hour', price: 214, quantities: ['4', '7.75', '10'] },
];

export const textLines = [
  'All prices are net.',
  'The customer provides rooms and access to the systems.',
  'Results are handed over in English and in the language of the customer.\nDrafts are discussed beforehand.',
  'Dates are subject to timely decisions of the steering committee.',
] as const;

export const discountLines = [
  'Goodwill',
  'Discount for a long cooperation',
  'Launch discount',
  'Package price',
] as const;

/** What one euro of a price list comes to in the currency, and the decimals its prices are set with. */
export const priceLevels: Readonly<Record<string, { factor: string; digits: number }>> = {
  EUR: { factor: '1', digits: 2 },
  USD: { factor: '1.12', digits: 2 },
  GBP: { factor: '0.86', digits: 2 },
  CHF: { factor: '1.05', digits: 2 },
  JPY: { factor: '158', digits: 0 },
  KWD: { factor: '0.345', digits: 3 },
};
