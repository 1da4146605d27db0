import { attentionKinds } from '@mandate/contract/overview/control-panel.ts';
import { wayBetween } from '@mandate/contract/project/way/transitions.ts';
import { expect, test } from 'vitest';
import { actOf } from './attention-act.ts';

const row = {
  subject: { entity: 'project' as const, id: 'p', label: 'P' },
  person: null,
  projectId: 'p',
  project: { id: 'p', label: 'P', isDeleted: false },
  recordIds: ['p'],
  detail: null,
  on: '2026-03-02',
  value: null,
  limit: null,
  isMine: false,
  snoozed: null,
};

/** The pages rows about a project lead to. */
const openable =
  /^\/(home\/(project\/p(#(lines|milestones))?|document\/p|approvals|week\?week=2026-03-02)|register\/services\/rates)$/;

test('a row about time leads to the week, to where weeks are approved, or to the absence', () => {
  const person = { id: 'h', label: 'Ann', isDeleted: false };
  const ofAnn = { ...row, projectId: null, project: null, person, on: '2026-03-02' };
  const about = (entity: 'personnel' | 'week' | 'absence', id: string) => ({ entity, id, label: 'Ann' });
  for (const isReading of [false, true]) {
    expect(actOf({ ...ofAnn, kind: 'weekNotHandedIn', subject: about('personnel', 'h') }, isReading)).toEqual({
      ...{ does: 'open', word: 'openWeek', to: '/home/week?week=2026-03-02&person=h' },
    });
    expect(actOf({ ...ofAnn, kind: 'weekToApprove', subject: about('week', 'w') }, isReading)).toEqual({
      ...{ does: 'open', word: 'openApprovals', to: '/home/approvals' },
    });
    expect(actOf({ ...ofAnn, kind: 'absenceToDecide', subject: about('absence', 'a') }, isReading)).toEqual({
      ...{ does: 'open', word: 'openAbsence', to: '/register/absence/a' },
    });
  }
});

test('every row that needs attention offers a next step, and each step exists', () => {
  for (const kind of attentionKinds) {
    const act = actOf({ ...row, kind }, false);
    if (act.does === 'step') expect(wayBetween(act.from, act.to), kind).toBeDefined();
    if (act.does === 'open') expect(act.to, kind).toMatch(openable);
  }
});

test('a person who may only look at a row of attention is led to the project and changes nothing', () => {
  for (const kind of attentionKinds) expect(actOf({ ...row, kind }, true).does, kind).toBe('open');
});
