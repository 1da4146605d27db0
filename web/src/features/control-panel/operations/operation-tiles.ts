import type { Operations } from '@mandate/contract/overview/control-panel.ts';
import { dayIn } from '@mandate/contract/values/dates.ts';
import { deviceTimeZone } from '@mandate/contract/values/device-time-zone.ts';
import type { ParseKeys } from 'i18next';
import { paths } from '../../../lib/addresses/paths.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { currentFormats } from '../../../ui/values/formats.ts';
import { nearDateText } from '../../../ui/values/near-date-text.ts';
import { countText } from '../count-text.ts';
import { listAddress } from '../list-address.ts';

export type TileName = 'import' | 'export' | 'jobs' | 'trash' | 'sessions' | 'audit' | 'mailQueue' | 'mailServer';

/** A tile: how a part of operations is, and where it is looked after. */
export interface OperationTile {
  name: TileName;
  text: string;
  to: string;
}

const anyOf = (field: string, ...value: string[]) => ({ field, operator: 'anyOf', value }) as const;

/**
 * The tiles in their order, each linking to the list it counts.
 * @param today the day it is, `YYYY-MM-DD`
 */
export function operationTiles(operations: Operations, today: string): OperationTile[] {
  const { jobs, imports, exports, trash, sessions, audit, mail } = operations;
  const unsent = [
    ...(mail.waiting > 0 ? ['queued', 'sending', 'deferred'] : []),
    ...(mail.failed > 0 ? ['failed'] : []),
  ];
  return [
    {
      name: 'import',
      text: importText(imports, today),
      to: listAddress(paths.jobs, anyOf('kind', 'import', 'undoImport')),
    },
    { name: 'export', text: exportText(exports, today), to: listAddress(paths.jobs, anyOf('kind', 'export')) },
    {
      name: 'jobs',
      text: several('idle', { running: jobs.running, queued: jobs.queued, failedToday: jobs.failedToday }),
      to: paths.jobs,
    },
    {
      name: 'trash',
      text: trash.records === 0 ? word('empty') : counted('records', trash.records),
      to: paths.trash,
    },
    { name: 'sessions', text: counted('open', sessions.open), to: paths.sessions },
    {
      name: 'audit',
      text: counted('today', audit.today),
      to: listAddress(paths.audit, { field: 'at', operator: 'relative', value: 'today' }),
    },
    {
      name: 'mailQueue',
      text: [
        ...(mail.isPaused ? [word('paused')] : []),
        several(mail.isPaused ? null : 'nothingWaiting', { waiting: mail.waiting, failed: mail.failed }),
      ]
        .filter(Boolean)
        .join(', '),
      to: unsent.length > 0 ? listAddress(paths.mailQueue, anyOf('state', ...unsent)) : paths.mailQueue,
    },
    { name: 'mailServer', text: word(mail.isEnabled ? 'sends' : 'sendsNot'), to: paths.mailServer },
  ];
}

type Word = 'idle' | 'nothingWaiting' | 'empty' | 'paused' | 'sends' | 'sendsNot' | 'noneYet';

function word(name: Word): string {
  return i18n.t(`controlPanel.operations.${name}`);
}

function counted(name: string, count: number): string {
  const key = `controlPanel.operations.${name}` as ParseKeys;
  return i18n.t(key as 'controlPanel.operations.records', { count, total: countText({ count }) });
}

/** What there is of several things: "1 running, 2 waiting"; where there is nothing of any, `none`. */
function several(none: Word | null, counts: Record<string, number>): string {
  const parts = Object.entries(counts).filter(([, count]) => count > 0);
  if (parts.length === 0) return none === null ? '' : word(none);
  return parts.map(([name, count]) => counted(name, count)).join(', ');
}

function importText({ undoable, lastAt }: Operations['imports'], today: string): string {
  if (undoable > 0) return counted('undoable', undoable);
  if (lastAt === null) return word('noneYet');
  return i18n.t('controlPanel.operations.last', { date: dayText(lastAt, today) });
}

function exportText({ lastAt, lastRows }: Operations['exports'], today: string): string {
  if (lastAt === null) return word('noneYet');
  const date = dayText(lastAt, today);
  if (lastRows === null) return i18n.t('controlPanel.operations.last', { date });
  return i18n.t('controlPanel.operations.lastRows', {
    date,
    count: lastRows,
    total: countText({ count: lastRows, isExact: true }),
  });
}

/** The day of an instant where the person is, as it is read. */
function dayText(instant: string, today: string): string {
  const { timeZone = deviceTimeZone() } = currentFormats();
  return nearDateText(dayIn(new Date(instant), timeZone), today);
}
