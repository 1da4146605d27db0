import { ports, type Site } from './site.ts';

/** How the databases stand, as Patroni tells it. */
export interface ClusterState {
  /** Who leads; null: nobody at the moment. */
  leader: string | null;
  /** Who has every acknowledged save on its disk, beside the leader. */
  synchronous: string | null;
  /** Those that follow, the synchronous one included. */
  following: string[];
}

interface Member {
  name: string;
  role: string;
  state: string;
  timeline?: number;
  lag?: number | string;
}

/** Reads what Patroni answers at `/cluster`. Who is not up to date, or on its way to another leader, does not follow. */
export function stateFrom(answer: { members?: Member[] }): ClusterState {
  const members = answer.members ?? [];
  const leader = members.find(({ role, state }) => role === 'leader' && state === 'running');
  const follows = ({ role, state, timeline, lag }: Member) =>
    role !== 'leader' &&
    (state === 'running' || state === 'streaming') &&
    timeline === leader?.timeline &&
    typeof lag === 'number' &&
    lag < 16 * 1024 * 1024;
  const following = members.filter((member) => leader !== undefined && follows(member));
  return {
    leader: leader?.name ?? null,
    synchronous: following.find(({ role }) => role === 'sync_standby')?.name ?? null,
    following: following.map(({ name }) => name),
  };
}

const patience = 2_000;

/** Asks the machines one after the other, until one answers; nobody leads where none does. */
export async function clusterState({ databases }: Site): Promise<ClusterState> {
  for (const { address } of databases) {
    try {
      const signal = AbortSignal.timeout(patience);
      const reply = await fetch(`http://${address}:${ports.patroni}/cluster`, { signal });
      return stateFrom((await reply.json()) as { members?: Member[] });
    } catch {
      // It is gone, or not there yet: the next one knows as much.
    }
  }
  return { leader: null, synchronous: null, following: [] };
}

/** Whether all of them are there, and one of them holds what the leader acknowledges. */
export function isWhole({ leader, synchronous, following }: ClusterState, { databases }: Site): boolean {
  return leader !== null && synchronous !== null && following.length === databases.length - 1;
}
