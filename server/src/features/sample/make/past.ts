import type { Random } from './random.ts';

/** When and by whom a record was written first and last; instants in ISO 8601. */
export interface Written {
  createdAt: string;
  createdById: string;
  updatedAt: string;
  updatedById: string;
}

const hour = 3_600_000;
const day = 24 * hour;

/** A moment of a working day, so many days before now, in milliseconds since 1970. */
export function someDaysAgo(random: Random, now: Date, days: number): number {
  const midnight = Math.floor(now.getTime() / day) * day - Math.max(days, 1) * day;
  return midnight + 7 * hour + random.whole(0, 10 * hour);
}

/** The calendar day of a moment, `YYYY-MM-DD`. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** Written at a moment by one of the firm's people, and in one of two cases touched again within three months. */
export function writtenAt(random: Random, now: Date, createdAt: number, writers: readonly string[]): Written {
  const latest = Math.min(createdAt + 90 * day, now.getTime() - hour);
  const updatedAt = random.chance(50) ? random.whole(createdAt, Math.max(latest, createdAt)) : createdAt;
  const createdById = random.pick(writers);
  return {
    createdAt: new Date(createdAt).toISOString(),
    createdById,
    updatedAt: new Date(updatedAt).toISOString(),
    updatedById: updatedAt === createdAt ? createdById : random.pick(writers),
  };
}
