import type { Operations } from '@mandate/contract/overview/control-panel.ts';
import { expect, test } from 'vitest';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { operationTiles } from './operation-tiles.ts';

const words = {
  undoable_other: '{total} can be undone',
  lastRows_other: 'Last: {date}, {total} rows',
  noneYet: 'None yet',
  running: '{total} running',
  failedToday: '{total} failed today',
  idle: 'Nothing running',
  today: '{total} today',
  paused: 'Paused',
  failed: '{total} failed',
  nothingWaiting: 'Nothing waiting',
};
i18n.addResourceBundle('en', 'all', { controlPanel: { many: '{total}+', operations: words } }, true, true);

const quiet: Operations = {
  jobs: { running: 0, queued: 0, failedToday: 0 },
  imports: { undoable: 0, lastAt: null },
  exports: { lastAt: null, lastRows: null },
  trash: { records: 0 },
  sessions: { open: 1 },
  audit: { today: 0 },
  mail: { waiting: 0, failed: 0, isPaused: false, isEnabled: false },
};
const tile = (name: string, part: Partial<Operations> = {}) =>
  operationTiles({ ...quiet, ...part }, '2026-11-22').find((one) => one.name === name);
const filterOf = (to = '') => JSON.parse(new URL(to, 'http://firm').searchParams.get('filter') ?? 'null');

test('a tile of operations shows what there is, and nothing that there is not', () => {
  expect(tile('jobs')?.text).toBe('Nothing running');
  expect(tile('jobs', { jobs: { running: 1, queued: 0, failedToday: 2 } })?.text).toBe('1 running, 2 failed today');
  expect(tile('import')?.text).toBe('None yet');
  expect(tile('import', { imports: { undoable: 2, lastAt: '2026-11-20T12:00:00Z' } })?.text).toBe('2 can be undone');
  const exports = { lastAt: '2026-11-20T12:00:00Z', lastRows: 520 };
  expect(tile('export', { exports })?.text).toBe('Last: 20 Nov, 520 rows');
  expect(tile('audit', { audit: { today: 10_001 } })?.text).toBe('10,000+ today');
});

test('a tile of operations leads to the list that it counts', () => {
  expect(filterOf(tile('audit')?.to)).toEqual({ all: [{ field: 'at', operator: 'relative', value: 'today' }] });
  expect(filterOf(tile('import')?.to).all[0].value).toEqual(['import', 'undoImport']);
  expect(tile('mailQueue')).toMatchObject({ text: 'Nothing waiting', to: '/configuration/mailServer/queue' });
  const failed = tile('mailQueue', { mail: { ...quiet.mail, failed: 3, isPaused: true } });
  expect(failed?.text).toBe('Paused, 3 failed');
  expect(filterOf(failed?.to).all[0].value).toEqual(['failed']);
});
