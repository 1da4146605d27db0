/**
 * The port of the product the screens are shown before: below those the system gives out, another one for each run, and the same in every
 * process of one.
 */
export function screensPort(): number {
  process.env.SCREENS_PORT ??= String(20_000 + (process.pid % 10_000));
  return Number(process.env.SCREENS_PORT);
}
