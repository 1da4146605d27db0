import type { PricedProject } from '@mandate/contract/project/prices/price-receipt.ts';
import type { RateFacts } from '@mandate/contract/project/prices/rate-resolution.ts';
import type { Call } from '../../../calls/call.ts';
import type { LeftOver } from './price-done.ts';

/** What a change of prices is, as far as the lines of projects take it. */
export interface RateChange {
  side: 'sell' | 'cost';
  from: string;
  /** The rates that are closed, changed or removed: lines that took theirs from one of them are repriced. */
  rateIds: readonly string[];
  /** What becomes of the rates of a book; what was written already stands there by itself. */
  planned?: (rates: readonly RateFacts[]) => readonly RateFacts[];
}

/** What a change of prices would do to projects. */
export interface ProjectEffects {
  projects: PricedProject[];
  /** The projects that are shown, with their versions. */
  versions: Record<string, number>;
  moreProjects: number;
  earlierProjects: number;
  frozenProjects: number;
  marginFloor: string;
}

/** What projects have to do with a change of prices: those that are open may take it, the others keep what they froze. */
export interface OpenProjects {
  effects(call: Call, change: RateChange): Promise<ProjectEffects>;
  /** How projects drifted from the versions they had, by id; locks them. */
  driftOf(call: Call, versions: Readonly<Record<string, number>>): Promise<string[]>;
  /** Reprices locked projects. @returns what takes it back */
  reprice(call: Call, change: RateChange, ids: readonly string[]): Promise<object[]>;
  /** Takes it back where nobody changed these prices since. @returns how many, and which stay as they are */
  takeBack(call: Call, done: readonly object[]): Promise<LeftOver>;
}
