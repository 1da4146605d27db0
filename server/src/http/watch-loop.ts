/** How often the event loop is looked at, in ms. */
const everyMs = 50;
/** How fast what was is forgotten: after so many ms a third of it counts. */
const memoryMs = 500;

/** How the process keeps up with what it has to do. */
export interface LoopWatch {
  /** How late it comes to anything of late, in ms: what a call waits before it is looked at. */
  lateness(): number;
  stop(): void;
}

/** Watches how late a timer comes that is due all the time. One long task is soon forgotten; many add up. */
export function watchLoop(): LoopWatch {
  let lateness = 0;
  let due = performance.now() + everyMs;
  const timer = setInterval(() => {
    const now = performance.now();
    const late = Math.max(0, now - due);
    lateness += (late - lateness) * (1 - Math.exp(-(everyMs + late) / memoryMs));
    due = now + everyMs;
  }, everyMs).unref();
  return { lateness: () => lateness, stop: () => clearInterval(timer) };
}
