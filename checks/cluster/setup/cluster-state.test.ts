import { describe, expect, test } from 'vitest';
import { isWhole, stateFrom } from './cluster-state.ts';
import { thoseIn } from './processes-in.ts';
import { siteIn } from './site.ts';

const site = siteIn('/tmp/cluster', '/usr/lib/postgresql/15/bin');
const leader = { name: 'pg1', role: 'leader', state: 'running', timeline: 2 };
const standby = { name: 'pg2', role: 'sync_standby', state: 'running', timeline: 2, lag: 0 };
const other = { name: 'pg3', role: 'replica', state: 'streaming', timeline: 2, lag: 4_096 };

describe('the state of the databases', () => {
  test('is whole with a leader, a synchronous standby and another one', () => {
    const state = stateFrom({ members: [leader, standby, other] });
    expect(state).toEqual({ leader: 'pg1', synchronous: 'pg2', following: ['pg2', 'pg3'] });
    expect(isWhole(state, site)).toBe(true);
  });

  test('is not whole while one starts, is behind, or follows another leader', () => {
    for (const changed of [{ state: 'starting', lag: 'unknown' }, { lag: 1e9 }, { timeline: 1 }]) {
      expect(isWhole(stateFrom({ members: [leader, standby, { ...other, ...changed }] }), site)).toBe(false);
    }
    expect(isWhole(stateFrom({ members: [leader, { ...standby, role: 'replica' }, other] }), site)).toBe(false);
  });

  test('has no leader while it starts, and where nobody is', () => {
    expect(stateFrom({ members: [{ ...leader, state: 'starting' }, standby] }).leader).toBeNull();
    expect(stateFrom({})).toEqual({ leader: null, synchronous: null, following: [] });
  });
});

test('a machine of the cluster is every part of one that works in its folder, and no shell', () => {
  const all = [
    { pid: 1, program: 'postgres', folder: '/tmp/cluster/pg1/database' },
    { pid: 2, program: 'patroni', folder: '/tmp/cluster/pg1' },
    { pid: 3, program: 'bash', folder: '/tmp/cluster/pg1' },
    { pid: 4, program: 'postgres', folder: '/tmp/cluster/pg10' },
    { pid: 5, program: 'etcd', folder: '/var/lib/etcd' },
  ];
  expect(thoseIn('/tmp/cluster/pg1', all)).toEqual([1, 2]);
});
