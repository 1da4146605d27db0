import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerMachine } from '../setup/server-machine.ts';
import type { Act, Stage } from './act.ts';

/** How long a killed server is away, in ms. */
const away = 2_000;
const frozen = 30_000;
const cut = 20_000;

/** Each server in its turn. */
function serverOf({ cluster: { servers } }: Stage, round: number): ServerMachine {
  return servers[round % servers.length] as ServerMachine;
}

const killServer: Act = {
  name: 'kill-server',
  title: 'A server is killed and started again',
  async run(stage, round) {
    const server = serverOf(stage, round);
    await server.kill();
    await sleep(away);
    await server.start(stage.project);
  },
};

const restartServer: Act = {
  name: 'restart-server',
  title: 'A server is stopped and started again',
  async run(stage, round) {
    const server = serverOf(stage, round);
    await server.stop();
    await server.start(stage.project);
  },
};

const freezeServer: Act = {
  name: 'freeze-server',
  title: 'A server stands still for 30 s',
  async run(stage, round) {
    const server = serverOf(stage, round);
    server.freeze();
    await sleep(frozen);
    server.thaw();
  },
};

const cutNetwork: Act = {
  name: 'cut-network',
  title: 'The network between a server and the database is cut for 20 s',
  async run(stage, round) {
    const server = serverOf(stage, round);
    server.cut();
    await sleep(cut);
    server.mend();
  },
};

/** One after the other comes from the version before to this one; the first of them changes the database under the others. */
const upgrade: Act = {
  name: 'upgrade',
  title: 'Every server in turn is replaced by one of this version, from the version before',
  async run({ cluster, project }) {
    for (const server of cluster.servers) {
      await server.stop();
      await server.start(project);
    }
  },
};

/** What happens to servers. */
export const serverActs = { killServer, restartServer, freezeServer, cutNetwork, upgrade };
