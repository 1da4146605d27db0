import { expect, test } from 'vitest';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { attentionDetail, attentionName } from './attention-detail.ts';

const words = { andMore_one: '{name} and {count} more', andMore_other: '{name} and {count} more' };
i18n.addResourceBundle('en', 'all', { controlPanel: { attention: words } }, true, true);

const subject = { entity: 'project' as const, id: 'p', label: 'Claims' };

test('a row of attention names its milestone, or the first of several and how many more, or else the project', () => {
  expect(attentionDetail({ detail: null, recordIds: ['p'] })).toBeNull();
  expect(attentionDetail({ detail: 'Handed over', recordIds: ['m'] })).toBe('Handed over');
  expect(attentionDetail({ detail: 'Handed over', recordIds: ['m', 'n', 'o'] })).toBe('Handed over and 2 more');
});

test('an action on several milestones that need attention names their project', () => {
  expect(attentionName({ detail: null, recordIds: ['p'], subject })).toBe('Claims');
  expect(attentionName({ detail: 'Handed over', recordIds: ['m'], subject })).toBe('Handed over');
  expect(attentionName({ detail: 'Handed over', recordIds: ['m', 'n'], subject })).toBe('Claims');
});
