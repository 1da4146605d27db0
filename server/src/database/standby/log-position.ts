import type { Database } from '../database.ts';

/**
 * A place in the log a database writes its changes to, as PostgreSQL writes one (`pg_lsn`): `16/B374D848`. A standby that has come to it
 * has everything that was committed before it was asked for.
 */
export type LogPosition = string;

/** Behind everything: no standby ever comes to it. */
export const beyondAll: LogPosition = 'FFFFFFFF/FFFFFFFF';

const form = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/;

/** Whether a text, whoever sent it, is such a place. */
export function isLogPosition(text: string): boolean {
  return form.test(text);
}

/** Where the leader is with its log. */
export async function leaderPosition(leader: Database): Promise<LogPosition> {
  const [row] = await leader.query<{ position: LogPosition }>({
    text: 'select pg_current_wal_lsn()::text as position',
    values: [],
  });
  return row?.position ?? beyondAll;
}

/** The later of two places. */
export function later(one: LogPosition, other: LogPosition): LogPosition {
  return numberOf(one) < numberOf(other) ? other : one;
}

/** Whether a place is reached by who has come to another one. */
export function isReached(wanted: LogPosition, come: LogPosition): boolean {
  return numberOf(wanted) <= numberOf(come);
}

function numberOf(position: LogPosition): bigint {
  const [high = '0', low = '0'] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
