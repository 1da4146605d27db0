import { attentionKinds } from '@mandate/contract/overview/control-panel.ts';
import { wayBetween } from '@mandate/contract/project/way/transitions.ts';
import { expect, test } from 'vitest';
import { actOf } from './attention-act.ts';

const row = {
  projectId: 'p',
  project: { id: 'p', label: 'P', isDeleted: false },
  recordIds: ['p'],
  detail: null,
  on: null,
  value: null,
  limit: null,
  isMine: false,
  snoozed: null,
};

test('every row that needs attention offers a next step, and each step exists', () => {
  for (const kind of attentionKinds) {
    const act = actOf({ ...row, kind }, false);
    if (act.does === 'step') expect(wayBetween(act.from, act.to), kind).toBeDefined();
    if (act.does === 'open') expect(act.to).toMatch(/^\/home\/(project\/p#(lines|milestones)|document\/p)$/);
  }
});

test('a person who may only look at a row of attention is led to the project and changes nothing', () => {
  for (const kind of attentionKinds) expect(actOf({ ...row, kind }, true).does, kind).toBe('open');
});
