import { decimal, round, sum, toPlain } from '../../values/decimal.ts';
import type { PaperBlock, PaperRow } from '../paper.ts';
import type { PaperMilestone, StatusReportFacts } from '../paper-facts.ts';
import type { PaperWriting } from '../written/paper-writing.ts';
import { underHeading } from './terms-blocks.ts';

/** How far the work has come on a day, in sentences: milestones reached, their share of the work, and what is next. */
export function progressBlocks(
  milestones: readonly PaperMilestone[],
  day: string,
  writing: PaperWriting,
): PaperBlock[] {
  const { words, formats, say } = writing;
  const { progress } = words;
  const counted = milestones.filter(({ isWaived }) => !isWaived);
  const said = [say(progress.asOf, { date: formats.longDay(day) })];
  if (counted.length > 0) {
    const reached = counted.filter(({ reachedOn }) => reachedOn !== null).length;
    const form = formats.plural(progress.count, counted.length);
    said.push(say(form, { reached: `${reached}`, count: `${counted.length}` }));
  }
  const share = shareReached(counted);
  if (share !== null) said.push(say(progress.share, { percent: formats.percent(share) }));
  const next = nextOf(counted);
  if (next?.dueDate) {
    said.push(say(progress.next, { milestone: next.name ?? '', date: formats.longDay(next.dueDate) }));
  }
  return underHeading(progress.heading, said.join('\n'));
}

/** The share of the work whose milestones are reached, in whole percent; null where not every milestone says its share. */
function shareReached(counted: readonly PaperMilestone[]): string | null {
  const shares = counted.map(({ weightPercent }) => weightPercent);
  if (counted.length === 0 || shares.includes(null)) return null;
  const all = sum(shares.map((share) => decimal(share ?? '0')));
  if (all.eq(0)) return null;
  const done = sum(counted.map((each) => decimal(each.reachedOn === null ? '0' : (each.weightPercent ?? '0'))));
  return toPlain(round(done.times(100).div(all), 0));
}

function nextOf(counted: readonly PaperMilestone[]): PaperMilestone | undefined {
  const open = counted.filter(({ reachedOn, dueDate }) => reachedOn === null && dueDate !== null);
  return open.sort((one, other) => ((one.dueDate ?? '') < (other.dueDate ?? '') ? -1 : 1))[0];
}

/** The milestones with their days and states as they are on a day. Nothing, where there are none. */
export function milestonesBlocks({ project }: StatusReportFacts, day: string, writing: PaperWriting): PaperBlock[] {
  const { milestones } = project;
  if (milestones.length === 0) return [];
  const { column, progress } = writing.words;
  const hasShares = milestones.some(({ weightPercent }) => weightPercent !== null);
  return [
    { type: 'heading', level: 2, text: progress.milestones },
    {
      type: 'table',
      name: 'milestones',
      columns: [
        { key: 'milestone', heading: column.milestone, align: 'start', isWide: true },
        ...(hasShares ? [{ key: 'share', heading: column.share, align: 'end' } as const] : []),
        { key: 'due', heading: column.due, align: 'start' },
        { key: 'reachedOn', heading: column.reachedOn, align: 'start' },
        { key: 'state', heading: column.state, align: 'start' },
      ],
      rows: milestones.map((milestone) => milestoneRow(milestone, day, writing)),
      repeatHeader: true,
    },
  ];
}

function milestoneRow(milestone: PaperMilestone, day: string, { words, formats }: PaperWriting): PaperRow {
  const { name, dueDate, reachedOn, weightPercent, acceptance } = milestone;
  const state = stateOf(milestone, day);
  const cells: PaperRow['cells'] = { milestone: { text: name ?? '' }, state: { text: words.state[state] } };
  if (weightPercent !== null) cells.share = { text: formats.percent(weightPercent) };
  if (dueDate !== null) cells.due = { text: formats.day(dueDate) };
  if (reachedOn !== null) cells.reachedOn = { text: formats.day(reachedOn) };
  const isAwaited = acceptance === 'customer' && (state === 'open' || state === 'overdue');
  return isAwaited ? { type: 'line', cells, below: [words.progress.yourAcceptance] } : { type: 'line', cells };
}

function stateOf({ isWaived, reachedOn, dueDate }: PaperMilestone, day: string) {
  if (reachedOn !== null) return 'reached';
  if (isWaived) return 'waived';
  return dueDate !== null && dueDate < day ? 'overdue' : 'open';
}
