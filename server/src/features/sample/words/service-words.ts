import type { Unit } from '@mandate/contract/values/units.ts';

/** A service as the sample firm sells it: per unit the price and the cost in euros; a price of null is agreed each time. */
export type ServiceWords = readonly [name: string, unit: Unit, price: number | null, cost: number | null];

/** A category with its colour, what it holds, and the categories below it. */
export interface CategoryWords {
  name: string;
  color: string;
  description?: string;
  services?: readonly ServiceWords[];
  below?: readonly CategoryWords[];
}

/** The twelve categories of the sample firm and its sixty services. */
export const categoryWords: readonly CategoryWords[] = [
  {
    name: 'Consulting',
    color: 'blue',
    description: 'Advice on what to do and how to organise it.',
    below: [
      {
        name: 'Strategy',
        color: 'violet',
        services: [
          ['Workshop on goals and scope', 'session', 1850, 720],
          ['Market study', 'lumpSum', 8400, 3900],
          ['Business case', 'lumpSum', 6200, 2800],
          ['Roadmap for three years', 'lumpSum', 9600, 4300],
          ['Expert opinion', 'hour', 214, 90],
          ['Sparring for the management', 'hour', 245, 110],
        ],
      },
      {
        name: 'Organisation',
        color: 'teal',
        services: [
          ['Interviews with the departments', 'hour', 128.5, 62],
          ['Process analysis', 'day', 1120, 520],
          ['Process design', 'day', 1180, 540],
          ['Change management', 'day', 1240, 560],
          ['Staffing concept', 'lumpSum', 5200, 2400],
          ['Moderation of a retreat', 'session', 2400, 980],
        ],
      },
    ],
  },
  {
    name: 'Technology',
    color: 'slate',
    description: 'From the architecture to the software in operation.',
    below: [
      {
        name: 'Architecture',
        color: 'grey',
        services: [
          ['Architecture and solution design', 'day', 1340, 610],
          ['Architecture review', 'lumpSum', 4800, 2100],
          ['Interface concept', 'day', 1210, 560],
          ['Data model', 'day', 1210, 560],
          ['Choice of a product', 'lumpSum', 7600, 3500],
        ],
      },
      {
        name: 'Implementation',
        color: 'green',
        services: [
          ['Software development', 'day', 985, 480],
          ['Senior development', 'day', 1190, 590],
          ['Data migration, rehearsal and cut-over', 'lumpSum', 9800, 5100],
          ['Interface', 'lumpSum', 4600, 2300],
          ['Acceptance tests with protocol', 'hour', 98.75, 51],
          ['Automated tests', 'day', 940, 470],
          ['Licence of the planning tool', 'unit', 89.9, 71.9],
          ['Set-up of an environment', 'lumpSum', 2900, 1300],
        ],
      },
      {
        name: 'Security',
        color: 'red',
        services: [
          ['Security assessment', 'lumpSum', 5400, 2600],
          ['Penetration test', 'lumpSum', 7900, 4200],
          ['Security concept', 'day', 1290, 600],
          ['Emergency exercise', 'session', 3100, 1400],
        ],
      },
    ],
  },
  {
    name: 'Training',
    color: 'amber',
    services: [
      ['Training of key users', 'session', 1490, 640],
      ['Training of administrators', 'session', 1690, 720],
      ['Training documents', 'unit', 24.9, 9.5],
      ['Online course', 'unit', 149, 12],
      ['Coaching', 'hour', 142, 66],
      ['Examination', 'unit', 85, 31],
    ],
  },
  {
    name: 'Management',
    color: 'orange',
    services: [
      ['Project management', 'month', 3900, 2050],
      ['Programme management', 'month', 6400, 3300],
      ['Steering committee', 'session', 760, 340],
      ['Project office', 'day', 690, 350],
      ['Quality assurance', 'day', 1080, 520],
      ['Interim management', 'month', 14500, 8800],
    ],
  },
  {
    name: 'Operation',
    color: 'green',
    services: [
      ['Hotline and operation', 'month', 1275, 690],
      ['Standby duty', 'month', 980, 610],
      ['Monthly report', 'unit', 320, 120],
      ['Small changes', 'hour', 112, 55],
      ['Hosting', 'month', 640, 410],
      ['Review of operation', 'lumpSum', 2200, 980],
    ],
  },
  {
    name: 'Research',
    color: 'violet',
    services: [
      ['Interviews with customers', 'hour', 118, 57],
      ['Survey', 'lumpSum', 4900, 2300],
      ['Analysis of data', 'day', 1260, 580],
      ['Prototype', 'lumpSum', 8800, 4400],
      ['Publication', 'lumpSum', 3400, 1700],
      ['Study trip', 'day', 1450, 930],
    ],
  },
  {
    name: 'Expenses',
    color: 'grey',
    services: [
      ['Journeys by car', 'km', 0.3875, 0.3875],
      ['Journeys by train', 'unit', null, null],
      ['Flights', 'unit', null, null],
      ['Nights', 'unit', 135, 135],
      ['Meals', 'day', 48, 48],
      ['Interpreter', 'hour', 96, 82],
      ['Room and catering', 'lumpSum', null, null],
    ],
  },
];
