import type { Values } from '../../changes/merge.ts';
import { addDays } from '../../values/dates.ts';
import { customerTerms } from '../customer-terms.ts';
import { project } from '../project.ts';
import { type DateShift, dateShift } from '../schedule/date-shift.ts';
import {
  type CarriedPrice,
  type CopyContext,
  type CopyOptions,
  type CopyPart,
  copyParts,
  type NotCarried,
} from './copy-context.ts';
import { copyDecisions } from './copy-decisions.ts';
import { clearReference, copiedFields, dropGone } from './copy-fields.ts';
import {
  copiedLine,
  copiedMember,
  copiedMilestone,
  copiedPlace,
  copiedProvider,
  firstWords,
  type RowCopy,
} from './copy-rows.ts';

/** A project that was copied and is not saved. */
export interface ProjectCopy {
  /** Without a version; fields that the customer or the product gives are absent. */
  project: Values;
  notCarried: NotCarried[];
  /** Prices that are carried as they were typed, although the others are read again. */
  kept: CarriedPrice[];
  /** Of each line of the copy the id of the line it was copied from. */
  origins: string[];
}

/**
 * A copy of a project as its decisions say (domain reference 2.9): dates moved, prices as chosen, people and firms that are no longer there
 * replaced by their roles. The same source, options and context give the very same copy.
 * @param source the project as its reader sees it
 */
export function copyOf(source: Values, options: CopyOptions, context: CopyContext): ProjectCopy {
  const shift = shiftOf(source, options, context);
  const hasOtherCustomer = options.customerId !== undefined && options.customerId !== source.customerId;
  const copy = copiedFields(project.fields, copyDecisions.project, source, shift);
  copy.id = context.id;
  copy.name = options.name ?? copiedName(source, options.startDate, context);
  copy.startDate = options.startDate;
  copy.quoteValidUntil = addDays(context.today, context.quoteValidityDays);
  copy.copiedFromId = source.id;
  if (hasOtherCustomer) takeCustomer(copy, context);
  const notCarried: NotCarried[] = dropGone(project.fields, copy, context).map((dropped) => {
    return { part: 'project', rowId: null, ...dropped };
  });

  const kept: CarriedPrice[] = [];
  const origins: string[] = [];
  const chosen: CopyOptions = hasOtherCustomer ? { ...options, prices: 'reread' } : options;
  const one: Record<CopyPart, (row: Values) => RowCopy> = {
    lines: (row) => copiedLine(row, source, chosen, context, shift),
    members: (row) => copiedMember(row, options, context, shift),
    providers: (row) => copiedProvider(row, context, shift),
    places: (row) => copiedPlace(row, context, hasOtherCustomer),
    milestones: (row) => copiedMilestone(row, source, context, shift),
  };
  for (const part of copyParts) {
    const rows = options.parts.includes(part) ? ((source[part] ?? []) as Values[]) : [];
    copy[part] = rows.flatMap((sourceRow) => {
      const { row, dropped, kept: code } = one[part](sourceRow);
      const id = context.rowId(String(sourceRow.id));
      if (code) kept.push({ code, label: firstWords(sourceRow), rowId: id });
      notCarried.push(...dropped.map((each) => ({ part, ...each, rowId: row && id })));
      if (row !== null && part === 'lines') origins.push(String(sourceRow.id));
      return row === null ? [] : [{ id, ...row }];
    });
  }
  return { project: copy, notCarried, kept, origins };
}

/** Without a start of its own a project is taken to start with the first of its dates. */
function shiftOf(source: Values, { startDate, dates }: CopyOptions, { weekdays }: CopyContext): DateShift {
  const from = source.startDate ?? firstDate(source);
  return typeof from === 'string' ? dateShift(from, startDate, dates, weekdays) : (date) => date;
}

function firstDate(source: Values): string | undefined {
  const rows = [source, ...copyParts.flatMap((part) => (source[part] ?? []) as Values[])];
  const names = ['endDate', 'startDate', 'validFrom', 'dueDate'];
  return rows
    .flatMap((row) => names.map((name) => row[name]))
    .filter((date) => typeof date === 'string')
    .sort()[0];
}

/** The name with the new year in it when it holds the year the source starts in, else as that of a copy. */
function copiedName(source: Values, startDate: string, { nameOfCopy }: CopyContext): string {
  const name = String(source.name);
  const year = String(source.startDate ?? '').slice(0, 4);
  const [next] = startDate.split('-');
  const ofYear = new RegExp(`(?<!\\d)${year}(?!\\d)`, 'g');
  if (year !== '' && next !== year && ofYear.test(name)) return name.replace(ofYear, String(next));
  return nameOfCopy(name);
}

/** Another customer brings its own contacts and terms, which are taken over again. */
function takeCustomer(copy: Values, { customer }: CopyContext): void {
  copy.customerId = customer?.id ?? null;
  copy.customer = customer;
  copy.isInternal = false;
  for (const name of customerTerms) if (name in copy) clearAbsent(copy, name);
  if ('billingContactId' in copy) clearReference(copy, 'billingContactId');
}

function clearAbsent(copy: Values, name: string): void {
  delete copy[name];
  if (name.endsWith('Id')) delete copy[name.slice(0, -2)];
}
