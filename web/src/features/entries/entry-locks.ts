import type { Role } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { isClosed } from '@mandate/contract/time/booking.ts';
import { i18n } from '../../lib/i18n/i18n.ts';

/** What an entry counts by. */
const counted = ['personnelId', 'providerId', 'lineId', 'date', 'seconds', 'isBillable'];

/** What is known of an entry besides itself. */
interface Around {
  closedUntil: string | null;
  /** Another entry takes it back. */
  isCorrected: boolean;
}

/** What of an entry cannot be changed at present, and why. */
interface EntryLocks {
  /** Why a field stays, by its path. */
  fields: ReadonlyMap<string, string>;
  /** What is to be known of it before anything is changed; null for nothing. */
  notice: string | null;
  /** It counts in a closed month. */
  isClosed: boolean;
  /** Nothing of it can be changed by the reader. */
  isRead: boolean;
}

/**
 * What of an entry a role may change: two that take each other out and closed months keep their figures, what was handed in or approved is left
 * to administrators, and time of others to who keeps it.
 * @param isKept the reader keeps the time of who worked; undefined while that is not known
 */
export function entryLocks(
  record: Values,
  role: Role,
  { closedUntil, isCorrected }: Around,
  isKept: boolean | undefined,
): EntryLocks {
  const isKeeper = role === 'SA' || role === 'ADMIN';
  const { postedOn, state, seconds } = record;
  const isHandedIn = state === 'submitted' || state === 'approved';
  const none = { fields: new Map<string, string>(), isClosed: false };
  if (!isKept) return { ...none, notice: isKept === false ? i18n.t('entries.ofOthers') : null, isRead: true };
  if (Number(seconds) < 0) return lasting('reversal');
  if (isCorrected) return lasting('corrected');
  if (typeof postedOn === 'string' && isClosed(postedOn, closedUntil)) {
    const month = monthText(postedOn);
    const notice = i18n.t(isKeeper ? 'entries.closedKeeper' : 'entries.closed', { month });
    return { fields: locked(counted, i18n.t('entries.lock.closed', { month })), notice, isClosed: true, isRead: false };
  }
  if (!isHandedIn) return { ...none, notice: null, isRead: false };
  if (isKeeper) return { ...none, notice: i18n.t('entries.keeper'), isRead: false };
  return { ...none, notice: i18n.t(`entries.${state}`), isRead: true };

  /** Whatever becomes of its month, what it counts stays. */
  function lasting(why: 'reversal' | 'corrected'): EntryLocks {
    const fields = locked(counted, i18n.t(`entries.lock.${why}`));
    return { ...none, fields, notice: i18n.t(`entries.${why}`), isRead: !isKeeper && isHandedIn };
  }
}

function locked(names: readonly string[], why: string): ReadonlyMap<string, string> {
  return new Map(names.map((name) => [name, why]));
}

function monthText(date: string): string {
  const format = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
