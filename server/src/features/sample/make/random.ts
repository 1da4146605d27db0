/** Numbers that look random and are the same every time for one seed. */
export interface Random {
  /** A whole number from `min` to `max`, both inclusive. */
  whole(min: number, max: number): number;
  /** One of some values. */
  pick<T>(values: readonly T[]): T;
  /** True so many times in a hundred. */
  chance(percent: number): boolean;
}

/** A generator for a seed: Mulberry32, 32 bits of state, ample for sample data and for nothing that must be secret. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    whole,
    pick: <T>(values: readonly T[]) => values[whole(0, values.length - 1)] as T,
    chance: (percent) => next() * 100 < percent,
  };
}
