import type { NotificationRow } from '@mandate/contract/entities/notification.ts';
import { beforeAll, expect, test } from 'vitest';
import { i18n, loadWords } from '../../lib/i18n/i18n.ts';
import { notificationRemark, notificationTitle } from './notification-title.ts';

const notifications = { quoteAccepted: '{name} accepted {number}', mailFailed: '{number} to {name} failed' };
i18n.addResourceBundle('en', 'all', { notifications }, true, true);
beforeAll(() => loadWords('error'));

const told = (params: object): NotificationRow => ({
  ...{ id: 'one', kind: 'quoteAnswered', entity: 'document', jobId: null },
  ...{ createdAt: '2026-03-02T08:00:00.000Z', readAt: null },
  params: { answer: 'accepted', name: 'Eva', number: 'Q1', ...params },
});

test('an accepted quote is told with its project, or with what that was approved for in place of what was accepted', () => {
  const same = told({ project: 'Claims' });
  expect([notificationTitle(same), notificationRemark(same)]).toEqual(['Eva accepted Q1', 'Claims']);
  const otherwise = { accepted: '5000.00\u00A0EUR', total: '6000.00\u00A0EUR' };
  expect(notificationRemark(told({ project: 'Claims', otherwise }))).toBe(
    'The customer accepted 5,000.00\u00A0EUR, and the project comes to 6,000.00\u00A0EUR. Settle the difference with the customer.',
  );
});

test('a mail that did not arrive is told with whom it was for and its project', () => {
  const failed = { ...told({ project: 'Claims' }), kind: 'mailFailed' } as const;
  expect([notificationTitle(failed), notificationRemark(failed)]).toEqual(['Q1 to Eva failed', 'Claims']);
});
