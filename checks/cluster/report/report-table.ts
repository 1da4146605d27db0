import type { Compared } from '../compare/compare-all.ts';
import type { Stretch } from './stretch.ts';

const headings = [
  'What happens',
  'Times',
  'Seconds',
  'Calls',
  'Answered',
  'Busy',
  'Refused',
  'Failed',
  'No envelope',
  'No reply',
];
const more = [
  'Another leads after',
  'Longest without a save',
  'Longest without a list',
  'Longest reply',
  'Signed out',
  'Streams ended, back',
];

/** What callers saw, as a table in Markdown: a row for each kind of act. */
export function reportTable(stretches: readonly Stretch[]): string {
  const rows = stretches.map(({ title, rounds, seen }) => {
    const { calls, counts, longestGap, longestWait, leaderChange, signedOut, streamsEnded, streamsBack, ms } = seen;
    const { answered, busy, refused, failed, bare, lost } = counts;
    return [
      title,
      ...[rounds, Math.round(ms / 1_000), calls, answered, busy, refused, failed, bare, lost].map(number),
      ...[leaderChange, longestGap.write, longestGap.read, longestWait].map(seconds),
      number(signedOut),
      `${number(streamsEnded)}, ${number(streamsBack)}`,
    ];
  });
  return table([[...headings, ...more], ...rows]);
}

/** What became of what was acknowledged, as a table in Markdown. */
export function comparisonTable({ saves, mails, jobs }: Compared): string {
  return table([
    ['Acknowledged', 'Count', 'Lost', 'Doubled'],
    ['Saves', number(saves.acknowledged), number(saves.lost.length), number(saves.doubled.length)],
    [
      `Mails (${number(mails.marked)} marked as perhaps repeated)`,
      number(mails.ordered),
      number(mails.lost.length),
      number(mails.doubled.length),
    ],
    ['Jobs', number(jobs.ordered), number(jobs.lost.length), number(jobs.doubled.length)],
  ]);
}

const number = (value: number) => value.toLocaleString('en');
const seconds = (ms: number) => (ms === 0 ? '' : `${(ms / 1_000).toFixed(1)} s`);

function table(rows: string[][]): string {
  const widths = rows.reduce<number[]>(
    (found, row) => row.map((cell, at) => Math.max(found[at] ?? 0, cell.length)),
    [],
  );
  const padded = rows.map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))),
  );
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(Math.max(1, width - 1))}:`));
  const [head = [], ...rest] = padded;
  return [head, rule, ...rest].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
