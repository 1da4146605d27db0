import { describe, expect, test } from 'vitest';
import { ClusterRefused } from './cluster-refused.ts';
import { planOf } from './plan.ts';

const namesOf = (...args: string[]) => planOf(args).acts.map(({ name }) => name);

describe('what happens to the cluster', () => {
  test('is one thing of each kind in the short form', () => {
    expect(namesOf()).toEqual(['upgrade', 'kill-leader', 'switch-over', 'kill-server']);
  });

  test('is ten kills, ten switch-overs and thirty restarts in the long form, and everything else once', () => {
    const names = namesOf('--long');
    const count = (...wanted: string[]) => names.filter((name) => wanted.includes(name)).length;
    expect(count('kill-leader', 'lose-leader')).toBe(10);
    expect(count('switch-over')).toBe(10);
    expect(count('kill-server', 'restart-server')).toBe(30);
    expect(count('upgrade', 'freeze-server', 'cut-network', 'lose-follower', 'fill-disk')).toBe(5);
  });

  test('is what one asks for', () => {
    expect(namesOf('--only', 'cut-network,upgrade')).toEqual(['cut-network', 'upgrade']);
    expect(namesOf('--kills', '2', '--restarts', '0').slice(1)).toEqual(['kill-leader', 'lose-leader', 'switch-over']);
    expect(planOf(['--from', 'v1', '--logs', '/tmp/logs'])).toMatchObject({ from: 'v1', logs: '/tmp/logs' });
  });

  test('is refused with a sentence where nobody knows it', () => {
    for (const args of [['--only', 'nothing'], ['--kills', 'many'], ['--unknown']])
      expect(() => planOf(args)).toThrow(ClusterRefused);
  });
});
