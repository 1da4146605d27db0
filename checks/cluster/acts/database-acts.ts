import { setTimeout as sleep } from 'node:timers/promises';
import { ports } from '../setup/site.ts';
import { type Act, machineThat, type Stage, untilOtherLeads } from './act.ts';

/** How long a machine is away before it comes back, in ms. */
const away = 2_000;

const killLeader: Act = {
  name: 'kill-leader',
  title: 'The machine of the leading database is killed',
  async run(stage) {
    const leader = await machineThat('leader', stage);
    await leader.kill();
    await untilOtherLeads(stage, leader.name);
    await sleep(away);
    leader.start();
  },
};

const loseLeader: Act = {
  name: 'lose-leader',
  title: 'The machine of the leading database says nothing any more, its connections stay open',
  async run(stage) {
    const leader = await machineThat('leader', stage);
    leader.freeze();
    await untilOtherLeads(stage, leader.name);
    await sleep(away);
    await leader.kill();
    leader.start();
  },
};

const loseFollower: Act = {
  name: 'lose-follower',
  title: 'The machine of the synchronous standby says nothing any more',
  async run(stage) {
    const follower = await machineThat('synchronous', stage);
    follower.freeze();
    await sleep(15_000);
    await follower.kill();
    follower.start();
  },
};

const switchOver: Act = {
  name: 'switch-over',
  title: 'Another database is made the leader',
  run: switchLeader,
};

async function switchLeader(stage: Stage): Promise<void> {
  const leader = await machineThat('leader', stage);
  const candidate = await machineThat('synchronous', stage);
  const begun = performance.now();
  const reply = await fetch(`http://${leader.address}:${ports.patroni}/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
  });
  if (!reply.ok) throw new Error(`the switch-over was refused: ${await reply.text()}`);
  await untilOtherLeads(stage, leader.name, begun);
}

const fillDisk: Act = {
  name: 'fill-disk',
  title: 'The disk of a standby fills, and has room again after 20 s',
  async run(stage) {
    const machine = stage.cluster.databases.find(({ disk }) => disk !== null);
    if (!machine?.disk) return;
    if ((await machineThat('leader', stage)).name === machine.name) await switchLeader(stage);
    machine.disk.fill(0);
    await sleep(20_000);
    machine.disk.empty();
  },
};

/** What happens to databases. */
export const databaseActs = { killLeader, loseLeader, loseFollower, switchOver, fillDisk };
