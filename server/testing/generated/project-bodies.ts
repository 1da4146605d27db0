import { projectStatuses } from '@mandate/contract/project/way/status.ts';
import fc from 'fast-check';
import { changedRecord } from './changed-record.ts';
import { name, word } from './name-and-word.ts';

const lines = fc.array(
  fc.oneof(
    fc.record({
      type: fc.constant('service'),
      description: name,
      quantity: fc.constantFrom('1', '0.0001', '99999999'),
      unit: fc.constantFrom('day', 'hour'),
      unitPrice: fc.constantFrom('0', '0.3333', '1450', '499999999999'),
    }),
    fc.record({ type: fc.constantFrom('section', 'text'), description: name }),
  ),
  { maxLength: 5 },
);

const members = (ids: readonly string[]) =>
  fc.array(
    fc.record(
      {
        personnelId: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.constantFrom(...ids)),
        placeholderRole: fc.constantFrom('Test lead', 'Auditor', 'Coach', '', null),
        role: fc.constantFrom('lead', 'projectManager', 'support'),
        startDate: fc.constantFrom('2026-01-01', '2025-12-31', null),
        endDate: fc.constantFrom('2026-12-31', '2026-01-01', ''),
        allocationPercent: fc.constantFrom('100', '0.0001', null),
        hoursPerWeek: fc.constantFrom('60', '7.5', null, null),
        bookingKind: fc.constantFrom('tentative', 'confirmed'),
      },
      { requiredKeys: [] },
    ),
    { maxLength: 3 },
  );

/** What projects are made and changed with. */
function projects(ids: readonly string[]) {
  const values = {
    name,
    code: fc.constantFrom('X1', 'x1', 'É-9'),
    customerId: fc.constantFrom(...ids),
    discountPercent: fc.constantFrom('0', '100', '12.5', null),
    currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
    startDate: fc.constantFrom('2026-01-01', null),
    endDate: fc.constantFrom('2026-12-31', '2026-01-01', ''),
    tags: fc.array(word, { maxLength: 3 }),
    lines,
    members: members(ids),
  };
  const isInternal = fc.constantFrom(true, true, false);
  return fc.oneof(
    fc.record({ ...values, isInternal }, { requiredKeys: ['name', 'isInternal'] }),
    changedRecord(ids, { ...values, isInternal, currencyChange }),
  );
}

/** What is said of prices with another currency. */
const currencyChange = fc.record(
  {
    how: fc.constantFrom('reread', 'convert', 'keep'),
    rate: fc.constantFrom('1.1', '0', '9999999999', '0.0000000001', null),
    isApplied: fc.boolean(),
  },
  { requiredKeys: ['how'] },
);

/** What a project would come to in another currency. */
function currencies(ids: readonly string[]) {
  return fc.record(
    {
      currency: fc.constantFrom('EUR', 'JPY', 'KWD', 'euro'),
      rate: fc.constantFrom('1.1', '0', '9999999999', null),
      lineIds: fc.array(fc.constantFrom(...ids), { maxLength: 3 }),
      project: projects(ids),
    },
    { requiredKeys: ['currency', 'project'] },
  );
}

/** What a project is taken into another status with. */
const steps = fc.record(
  {
    to: fc.constantFrom(...projectStatuses),
    version: fc.integer({ min: 1, max: 4 }),
    reason: fc.constantFrom('', 'It has to be', 'x'.repeat(501)),
    reasonCode: fc.constantFrom('price', 'customer', 'none'),
    resumeOn: fc.constantFrom('2199-01-01', '2020-01-01', 'soon'),
    acknowledged: fc.constantFrom(['costMissing'], ['startMissing', 'costMissing'], []),
  },
  { requiredKeys: ['to', 'version'] },
);

/** What a copy of a project is prepared with. */
const copies = fc.record(
  {
    startDate: fc.constantFrom('2027-01-04', '1900-01-01', '2200-12-31', 'soon'),
    dates: fc.constantFrom('sameDates', 'workingDays', 'calendarDays'),
    prices: fc.constantFrom('keep', 'reread', 'raise'),
    raisePercent: fc.constantFrom('2.5', '-100', '1000', '1001'),
    assignees: fc.constantFrom('keep', 'placeholders'),
    parts: fc.subarray(['lines', 'members', 'providers', 'places', 'milestones']),
  },
  { requiredKeys: [] },
);

/** What the calls of projects are made with that save or prepare something, by their paths. */
export const projectBodies: Record<string, (ids: readonly string[]) => fc.Arbitrary<object>> = {
  '/project/save': projects,
  '/project/transition/:id': () => steps,
  '/project/prepare-currency': currencies,
  '/project/prepare-copy/:id': () => copies,
};
