/**
 * Loaded into a server of tests before its program: the clock the program reads is as far ahead of the machine's as the test says in a message,
 * `{ aheadMs }`. What the program measures time with (`performance.now`, timers) goes on, as it does where a machine's clock is set.
 */
const RealDate = Date;
let aheadMs = 0;

class SteppedDate extends RealDate {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [SteppedDate.now()] : given) as [number]));
  }

  static override now(): number {
    return RealDate.now() + aheadMs;
  }
}

globalThis.Date = SteppedDate as DateConstructor;

process.on('message', (message) => {
  if (typeof message !== 'object' || message === null || !('aheadMs' in message)) return;
  aheadMs = Number(message.aheadMs);
  process.send?.({ isAhead: aheadMs });
});
// Listening for messages keeps a process alive; this one lives as long as its program.
process.channel?.unref();
