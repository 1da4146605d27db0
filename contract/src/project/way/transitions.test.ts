import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Role, roles } from '../../access/roles.ts';
import { failedGuards, type GuardContext, type GuardFacts } from './guards.ts';
import { type ProjectStatus, projectStatuses } from './status.ts';
import { transitions, wayBetween, waysFrom } from './transitions.ts';

/** The graph as the domain reference (2.10) draws it, written down by hand: way, who, whether a reason is needed. */
const drawn: [way: string, roles: string, reason?: 'reason'][] = [
  ['draft quoted', 'SA ADMIN EDITOR'],
  ['draft approved', 'SA ADMIN EDITOR'],
  ['draft cancelled', 'SA ADMIN EDITOR', 'reason'],
  ['quoted draft', 'SA ADMIN EDITOR'],
  ['quoted approved', 'SA ADMIN EDITOR'],
  ['quoted lost', 'SA ADMIN EDITOR', 'reason'],
  ['quoted cancelled', 'SA ADMIN', 'reason'],
  ['approved active', 'SA ADMIN EDITOR'],
  ['approved cancelled', 'SA ADMIN', 'reason'],
  ['active onHold', 'SA ADMIN EDITOR', 'reason'],
  ['active completed', 'SA ADMIN EDITOR'],
  ['active cancelled', 'SA ADMIN', 'reason'],
  ['onHold active', 'SA ADMIN EDITOR'],
  ['onHold cancelled', 'SA ADMIN', 'reason'],
  ['completed active', 'SA ADMIN', 'reason'],
  ['completed closed', 'SA ADMIN'],
  ['closed completed', 'SA', 'reason'],
  ['lost draft', 'SA ADMIN EDITOR'],
  ['cancelled draft', 'SA ADMIN EDITOR'],
];

const everybody: GuardContext = {
  today: '2026-11-20',
  marginFloor: '15',
  role: 'EDITOR',
  countryCode: 'IT',
  approvedProviders: new Set(['approved']),
  openEntries: 0,
  seesCosts: true,
  acknowledged: [],
};

/** A project nothing is missing of; `values` over it. */
function whole(values: Partial<GuardFacts> = {}): GuardFacts {
  return {
    isInternal: false,
    customerId: 'customer',
    customer: { label: 'Norvane' },
    quoteValidUntil: '2026-11-20',
    projectManagerId: 'person',
    startDate: '2026-12-01',
    contractSignedOn: '2026-11-20',
    contractNet: '1000.00',
    plannedMargin: '150.00',
    lines: [{ id: 'a', type: 'service', description: 'Work', unitPrice: '100', isBillable: true, cost: '60.00' }],
    members: [{}],
    providers: [],
    milestones: [],
    ...values,
  };
}

const fields = (facts: GuardFacts, to: ProjectStatus, context: Partial<GuardContext> = {}) =>
  failedGuards(facts, to, { ...everybody, ...context }).map(({ code, field }) => `${field} ${code}`);

describe('the statuses of a project', () => {
  test('are joined by the ways of the domain reference and by no other', () => {
    const built = transitions.map(({ from, to, roles: who, needs }) => {
      return [`${from} ${to}`, roles.filter((role) => who.includes(role)).join(' '), ...needs].join(', ');
    });
    expect(built.toSorted()).toEqual(drawn.map((one) => one.join(', ')).toSorted());
  });

  test('are left by everybody only on the ways of their role, and by a guest on none', () => {
    for (const from of projectStatuses) {
      expect(waysFrom(from, 'GUEST')).toEqual([]);
      for (const role of roles) for (const way of waysFrom(from, role)) expect(way.roles).toContain(role);
    }
  });

  test('are guarded on every way into quoted, approved, active, completed and closed', () => {
    const nothing = whole({
      customerId: null,
      quoteValidUntil: null,
      projectManagerId: null,
      startDate: null,
      contractSignedOn: null,
      lines: [],
      members: [],
      milestones: [{ id: 'm', name: 'Report', reachedOn: null, waivedReason: null }],
    });
    for (const { to, guards } of transitions) {
      const isGuarded = ['quoted', 'approved', 'active', 'completed', 'closed'].includes(to);
      expect([to, guards.length > 0]).toEqual([to, isGuarded]);
      expect([to, failedGuards(nothing, to, { ...everybody, openEntries: 1 }).length > 0]).toEqual([to, isGuarded]);
    }
  });

  test('on any walk, reach what is sold only past the guards of approval', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom(...projectStatuses), fc.constantFrom<Role>(...roles)), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(steps, fc.boolean(), (walk, isReady) => {
        const facts = isReady ? whole() : whole({ projectManagerId: null });
        let status: ProjectStatus = 'draft';
        for (const [to, role] of walk) {
          const way = wayBetween(status, to);
          if (!way?.roles.includes(role) || failedGuards(facts, to, { ...everybody, role }).length > 0) continue;
          status = to;
        }
        if (!isReady) expect(['approved', 'active', 'onHold', 'completed', 'closed']).not.toContain(status);
      }),
    );
  });
});

describe('the guards of a project', () => {
  test('let a project that lacks nothing into every status', () => {
    for (const to of projectStatuses) expect(fields(whole(), to)).toEqual([]);
  });

  test('of a quote name everything that is missing at once, each line without a price by itself', () => {
    const line = { type: 'service', description: 'Work\nmore', isBillable: true, unitPrice: null } as const;
    const facts = whole({
      customerId: null,
      quoteValidUntil: null,
      lines: [
        { ...line, id: 'a' },
        { ...line, id: 'b', isBillable: false },
        { ...line, id: 'c' },
        { ...line, id: 's', type: 'section' },
      ],
    });
    expect(fields(facts, 'quoted')).toEqual([
      'customerId customerNeeded',
      'lines pricedLineNeeded',
      'lines.a.unitPrice priceNeeded',
      'lines.c.unitPrice priceNeeded',
      'quoteValidUntil quoteValidityNeeded',
    ]);
    expect(failedGuards(facts, 'quoted', everybody)[2]?.params).toEqual({ line: 'Work' });
  });

  test('of a quote and an approval name every line without a cost, to who sees costs and has not said that they know', () => {
    const line = { id: 'a', type: 'service', description: 'Work\nmore', unitPrice: '1', cost: null } as const;
    const facts = whole({
      linesWithoutCost: 2,
      lines: [
        line,
        { ...line, id: 'b', isBillable: false },
        { ...line, id: 'c', isOptional: true },
        { ...line, id: 'd', type: 'discount' },
        { ...line, id: 'e', cost: '0.00' },
      ],
    });
    const named = ['lines.a.unitCost costMissing', 'lines.b.unitCost costMissing'];
    for (const to of ['quoted', 'approved'] as const) {
      expect(fields(facts, to, { role: 'ADMIN' })).toEqual(named);
      expect(fields(facts, to, { role: 'ADMIN', acknowledged: ['costMissing'] })).toEqual([]);
      expect(fields(facts, to, { role: 'ADMIN', seesCosts: false })).toEqual([]);
    }
    expect(failedGuards(facts, 'quoted', everybody)[0]).toEqual({
      ...{ code: 'costMissing', field: 'lines.a.unitCost', params: { line: 'Work' }, isConfirmable: true },
    });
    for (const to of ['active', 'completed', 'draft'] as const) expect(fields(facts, to)).toEqual([]);
  });

  test('of an approval leave a margin nobody knows to an administrator, unless every margin is high enough', () => {
    const facts = whole({ linesWithoutCost: 1, plannedMargin: '900.00' });
    expect(fields(facts, 'approved')).toEqual(['lines marginUnknown']);
    expect(fields(facts, 'approved', { marginFloor: '0' })).toEqual([]);
    expect(fields(facts, 'approved', { role: 'ADMIN' })).toEqual([]);
  });

  test('ask neither customer nor signature of an internal project', () => {
    const facts = whole({ isInternal: true, customerId: null, contractSignedOn: null });
    expect(fields(facts, 'approved', { countryCode: null })).toEqual([]);
  });

  test('of an approval name what a quote does not need', () => {
    const facts = whole({ projectManagerId: null, startDate: null, contractSignedOn: null });
    expect(fields(facts, 'quoted')).toEqual([]);
    expect(fields(facts, 'approved', { countryCode: null })).toEqual([
      'projectManagerId managerNeeded',
      'startDate startDateNeeded',
      'contractSignedOn signatureDayNeeded',
      'customerId customerCountryNeeded',
    ]);
    expect(fields(whole({ contractSignedOn: '2026-11-21' }), 'approved')).toEqual([
      'contractSignedOn signatureDayToCome',
    ]);
  });

  test('refuse a quote that expired, unless it was signed in time', () => {
    const expired = whole({ quoteValidUntil: '2026-11-19', contractSignedOn: null });
    expect(fields(expired, 'quoted')).toEqual(['quoteValidUntil quoteExpired']);
    expect(fields(whole({ quoteValidUntil: '2026-11-19' }), 'approved')).toEqual(['quoteValidUntil quoteExpired']);
    expect(fields({ ...expired, contractSignedOn: '2026-11-19' }, 'approved')).toEqual([]);
  });

  test.each([
    ['1000.00', '149.99', true],
    ['1000.00', '150.00', false],
    ['0.00', '0.00', false],
    ['0.00', '-0.01', true],
    [null, null, false],
  ])('of %s earned and %s kept leave the approval to an administrator: %s', (contractNet, plannedMargin, isLow) => {
    const facts = whole({ contractNet, plannedMargin });
    expect(fields(facts, 'approved')).toEqual(isLow ? ['lines marginBelowFloor'] : []);
    expect(failedGuards(facts, 'approved', everybody).flatMap(({ params }) => Object.keys(params))).toEqual([]);
    for (const role of ['ADMIN', 'SA'] as const) expect(fields(facts, 'approved', { role })).toEqual([]);
  });

  test('of an approval refuse providers the firm does not work with, on the project and on its lines', () => {
    const line = { id: 'a', type: 'service', description: 'Work', unitPrice: '100' } as const;
    const facts = whole({
      providers: [
        { id: 'p', providerId: 'candidate', provider: { label: 'Aster' }, status: 'agreed' },
        { id: 'q', providerId: 'candidate', status: 'ended' },
        { id: 'r', providerId: 'approved', status: 'agreed' },
      ],
      lines: [line, { ...line, id: 'b', providerId: 'blocked' }, { ...line, id: 'c', providerId: 'approved' }],
    });
    expect(fields(facts, 'approved')).toEqual([
      'providers.p.providerId providerNotApproved',
      'lines.b.providerId providerNotApproved',
    ]);
  });

  test('of the beginning ask for a member or a provider who delivers', () => {
    expect(fields(whole({ members: [] }), 'active')).toEqual(['members teamNeeded']);
    expect(fields(whole({ members: [], providers: [{ id: 'p', providerId: 'approved' }] }), 'active')).toEqual([]);
  });

  test('of the end ask for every milestone to be reached or waived', () => {
    const milestones = [
      { id: 'a', name: 'Plan', reachedOn: '2026-11-01', waivedReason: null },
      { id: 'b', name: 'Report', reachedOn: null, waivedReason: null },
      { id: 'c', name: 'Film', reachedOn: null, waivedReason: 'Not wanted' },
    ];
    expect(fields(whole({ milestones }), 'completed')).toEqual(['milestones.b.reachedOn milestoneOpen']);
  });
});
