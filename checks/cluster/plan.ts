import { parseArgs } from 'node:util';
import type { Act } from './acts/act.ts';
import { databaseActs } from './acts/database-acts.ts';
import { serverActs } from './acts/server-acts.ts';
import { ClusterRefused } from './cluster-refused.ts';

/** What is to happen, one act after the other. */
export interface Plan {
  acts: Act[];
  /** The version the upgrade begins with; null: the one before the newest migration. */
  from: string | null;
  /** Where the logs are kept when everything is removed; null: nowhere. */
  logs: string | null;
}

const everyAct: readonly Act[] = [...Object.values(serverActs), ...Object.values(databaseActs)];

/** How often things happen: in the short form, and in the long one. */
const short = { kills: 1, switchovers: 1, restarts: 1 };
const long = { kills: 10, switchovers: 10, restarts: 30 };

/**
 * Reads what the command was told.
 * @throws ClusterRefused with a sentence
 */
export function planOf(args: readonly string[]): Plan {
  const { values } = read(args);
  const usual = values.long ? long : short;
  const { kills, switchovers, restarts } = {
    kills: count('kills', values.kills) ?? usual.kills,
    switchovers: count('switchovers', values.switchovers) ?? usual.switchovers,
    restarts: count('restarts', values.restarts) ?? usual.restarts,
  };
  const { from = null, logs = null } = values;
  if (values.only !== undefined) return { acts: onlyThose(values.only), from, logs };
  const { upgrade, killServer, restartServer, freezeServer, cutNetwork } = serverActs;
  const { killLeader, loseLeader, loseFollower, switchOver, fillDisk } = databaseActs;
  const acts = [
    upgrade,
    ...inTurn(kills, killLeader, loseLeader),
    ...inTurn(switchovers, switchOver),
    ...inTurn(restarts, killServer, restartServer),
    ...(values.long ? [freezeServer, cutNetwork, loseFollower, fillDisk] : []),
  ];
  return { acts, from, logs };
}

function read(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { kills: text, switchovers: text, restarts: text, only: text, from: text, logs: text } as const;
  try {
    return parseArgs({ args: [...args], options: { ...options, long: { type: 'boolean' } } });
  } catch (error) {
    throw new ClusterRefused((error as Error).message);
  }
}

function count(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d{1,4}$/.test(value)) throw new ClusterRefused(`--${name} must be a whole number.`);
  return Number(value);
}

/** How many acts there are, each kind in its turn. */
function inTurn(times: number, ...kinds: Act[]): Act[] {
  return Array.from({ length: times }, (_, at) => kinds[at % kinds.length] as Act);
}

function onlyThose(names: string): Act[] {
  return names.split(',').map((wanted) => {
    const found = everyAct.find(({ name }) => name === wanted);
    if (!found) throw new ClusterRefused(`--only takes ${everyAct.map(({ name }) => name).join(', ')}.`);
    return found;
  });
}
