import type { Values } from '@mandate/contract/changes/merge.ts';
import { copyParts } from '@mandate/contract/project/copy/copy-context.ts';
import { workingDaysBetween } from '@mandate/contract/project/schedule/working-days.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import type { Settings } from '../../../records/reading/use-settings.ts';
import { dateText, numberText, percentText } from '../../../ui/values/value-texts.ts';
import { type CopyChoices, type CopyStep, shiftOf } from './copy-choices.ts';
import type { CopyProject } from './use-prepared-copy.ts';

interface Known {
  choices: CopyChoices;
  source: CopyProject;
  copy: CopyProject;
  settings: Settings | undefined;
  /** How many things that could not be carried there are, and how many of them are not decided. */
  gone: { all: number; left: number };
}

/** What is said below each step of a copy: what was chosen in it. */
export function stepNotes(known: Known): Record<CopyStep, string> {
  const { choices, copy, gone } = known;
  // A customer that is gone makes no internal project of it.
  const none = i18n.t(copy.isInternal === true ? 'copy.note.internal' : 'copy.note.noCustomer');
  const customer = (copy.customer as Values | null | undefined)?.label ?? none;
  return {
    start: i18n.t('copy.note.start', { customer, start: dateText(String(copy.startDate)) }),
    parts: partsNote(choices),
    dates: datesNote(known),
    prices: choices.prices === 'raise' ? raiseNote(choices.raise) : i18n.t(`copy.note.${choices.prices}`),
    check: gone.all === 0 || gone.left === 0 ? i18n.t('copy.note.nothingLeft') : i18n.t('copy.note.leftOf', gone),
  };
}

function partsNote({ parts }: CopyChoices): string {
  if (parts.length === 0) return i18n.t('copy.note.noParts');
  if (parts.length === copyParts.length) return i18n.t('copy.note.allParts');
  return new Intl.ListFormat(i18n.language, { type: 'unit' }).format(parts.map((part) => i18n.t(`copy.part.${part}`)));
}

function datesNote({ choices, source, copy, settings }: Known): string {
  if (typeof source.startDate !== 'string') return i18n.t('copy.note.undatedSource');
  const [from, to] = [source.startDate, String(copy.startDate)];
  if (from === to) return i18n.t('copy.note.notMoved');
  const shift = shiftOf(choices, source.startDate);
  if (shift === 'sameDates') return i18n.t('copy.note.sameDates', { year: to.slice(0, 4) });
  if (shift === 'calendarDays') {
    const count = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
    return i18n.t('copy.note.movedCalendarDays', { count, shown: numberText(count) });
  }
  const week = new Set(((settings?.['company.workingDays'] ?? ['1', '2', '3', '4', '5']) as string[]).map(Number));
  const count = workingDaysBetween(from, to, week);
  return i18n.t('copy.note.movedWorkingDays', { count, shown: numberText(count) });
}

function raiseNote(percent: string): string {
  // By how much is still to be said.
  return percent === '' ? i18n.t('copy.pricesRaise') : i18n.t('copy.note.raise', { percent: percentText(percent) });
}
