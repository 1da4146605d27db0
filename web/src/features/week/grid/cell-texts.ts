import { clockText } from '@mandate/contract/time/clock-text.ts';
import { noTimeText } from '../../../business/time/no-time-text.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { daysAsRead } from '../../../records/words/days-as-read.ts';
import type { CellView } from '../state/week-view.ts';

/** What stands in a cell: its time, what was typed and is none, or nothing. */
export function cellText({ unread, seconds }: CellView): string {
  return unread ?? (seconds === 0 ? '' : clockText(seconds));
}

/** What is wrong with a cell, as one sentence; null where nothing is. */
export function cellProblem({ unit, unread, problems, conflicts }: CellView): string | null {
  if (unread !== null) return noTimeText(unread, unit);
  const [problem] = problems;
  if (problem) return problem.message;
  const [conflict] = conflicts;
  return conflict ? i18n.t('week.conflict', { time: clockText(conflict.theirs.seconds) }) : null;
}

/** What is wrong with a cell, or why it takes no time; null where it does. */
export function cellNotice(cell: CellView): string | null {
  const problem = cellProblem(cell);
  if (problem !== null) return problem;
  if (cell.refused !== null) return daysAsRead(cell.refused.message);
  return cell.isOpen ? null : i18n.t('week.locked');
}

/** What is to be known of a cell besides its time, for who does not see its marks. */
export function cellRemark(cell: CellView): string | null {
  const notice = cellNotice(cell);
  if (cell.refused !== null || cellProblem(cell) !== null) return notice;
  const remarks = [
    notice ?? false,
    cell.entries.length > 1 && i18n.t('week.entries', { count: cell.entries.length }),
    cell.isWaiting && i18n.t('week.beingSaved'),
    cell.hasText && i18n.t('week.hasText'),
  ].filter((remark) => remark !== false);
  return remarks.length > 0 ? remarks.join(', ') : null;
}
