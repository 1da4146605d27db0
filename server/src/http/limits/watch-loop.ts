/** How often the event loop is looked at, in ms. */
const everyMs = 50;
/** How fast what was is forgotten: after this many ms a third of it counts. */
const memoryMs = 500;
/** When nobody has asked for this many ms: looking twenty times a second was most of what a process took of a core while nobody works. */
const restMs = 5_000;

/** How the process keeps up with what it has to do. */
export interface LoopWatch {
  /** How late it comes to anything of late, in ms: what a call waits before it is looked at. */
  lateness(): number;
  stop(): void;
}

/** Watches how late a timer comes that is due all the time, while somebody asks. One long task is soon forgotten; many add up. */
export function watchLoop(): LoopWatch {
  let [lateness, due, asked] = [0, 0, 0];
  let timer: NodeJS.Timeout | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
    lateness = 0;
  };
  const look = () => {
    const now = performance.now();
    const late = Math.max(0, now - due);
    lateness += (late - lateness) * (1 - Math.exp(-(everyMs + late) / memoryMs));
    due = now + everyMs;
    if (now - asked > restMs) stop();
  };
  return {
    lateness: () => {
      asked = performance.now();
      if (timer === undefined) {
        due = asked + everyMs;
        timer = setInterval(look, everyMs).unref();
      }
      return lateness;
    },
    stop,
  };
}
