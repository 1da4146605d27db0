import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { Lane } from './lane.ts';

const calm = { lateness: () => 0 };
const limits = { atOnce: 2, waitMs: 10_000, waiting: 3, few: 0 };

describe('the turns of calls', () => {
  test('some are worked on at once, the next have theirs in the order they came', async () => {
    const lane = new Lane(limits, calm);
    const order: number[] = [];
    const enter = async (number: number) => {
      const leave = await lane.enter();
      order.push(number);
      return leave;
    };
    const [first, second] = [await enter(1), await enter(2)];
    const [third, fourth] = [enter(3), enter(4)];
    await sleep(0);
    expect(order).toEqual([1, 2]);
    second?.();
    await third;
    expect(order).toEqual([1, 2, 3]);
    first?.();
    await fourth;
    expect(order).toEqual([1, 2, 3, 4]);
  });

  test('a call that leaves twice gives back one turn', async () => {
    const lane = new Lane({ ...limits, atOnce: 1 }, calm);
    const leave = await lane.enter();
    const [second, third] = [lane.enter(), lane.enter()];
    leave?.();
    leave?.();
    expect(await second).not.toBeNull();
    const early = await Promise.race([third, sleep(20, 'waits')]);
    expect(early).toBe('waits');
  });

  test('no more calls wait than are allowed to', async () => {
    const lane = new Lane(limits, calm);
    for (let count = 0; count < 2; count += 1) await lane.enter();
    const waiting = [lane.enter(), lane.enter(), lane.enter()];
    expect(lane.isFull()).toBe(true);
    expect(await lane.enter()).toBeNull();
    expect(await Promise.race([...waiting, sleep(20, 'wait')])).toBe('wait');
  });

  test('a call that has waited too long is sent away, even when no other one ends', async () => {
    const lane = new Lane({ ...limits, waitMs: 30 }, calm);
    for (let count = 0; count < 2; count += 1) await lane.enter();
    expect(await Promise.all([lane.enter(), lane.enter()])).toEqual([null, null]);
  });

  test('a call that takes long keeps nobody from their turn', async () => {
    const lane = new Lane({ ...limits, atOnce: 1 }, calm);
    const long = await lane.enter();
    const next = await lane.enter();
    expect(next).not.toBeNull();
    long?.();
    expect(lane.isFull()).toBe(false);
    const third = lane.enter();
    next?.();
    expect(await third).not.toBeNull();
  });

  test('few calls are not sent away, however late the process is: nobody is helped by their going', async () => {
    const lane = new Lane({ ...limits, few: 4 }, { lateness: () => 20_000 });
    const entered = [lane.enter(), lane.enter(), lane.enter(), lane.enter()];
    expect(lane.isFull()).toBe(false);
    (await entered[0])?.();
    expect(await entered[2]).not.toBeNull();
    for (let count = 0; count < 2; count += 1) void lane.enter();
    expect(lane.isFull()).toBe(true);
  });

  test('calls are sent away before any of them waits where the process is later than a call may wait', async () => {
    let lateness = 20_000;
    const lane = new Lane(limits, { lateness: () => lateness });
    expect(lane.isFull()).toBe(false);
    const leave = await lane.enter();
    expect(lane.isFull()).toBe(true);
    lateness = 0;
    expect(lane.isFull()).toBe(false);
    leave?.();
  });
});
