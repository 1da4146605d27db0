import { fieldSchema } from '@mandate/contract/facts/field-schema.ts';
import { cellOf } from '@mandate/contract/project/line/line-cells.ts';
import { lineColumns, lineFields } from '@mandate/contract/project/line/line-columns.ts';
import { lineErrors } from '@mandate/contract/project/line/line-errors.ts';
import { type LineValues, lines as linesPart } from '@mandate/contract/project/line.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError, fieldErrorsOf } from '@mandate/contract/replies/field-errors.ts';
import type { EditLine } from './edit-line.ts';

/** Faults of lines by id and field, such as a refused save names. */
export type LineFaults = ReadonlyMap<string, Readonly<Record<string, string>>>;

const noFaults: Readonly<Record<string, string>> = {};

/** Lines that were found without a fault: a drawing that is begun anew asks again for all of them. */
const faultless = new WeakSet<EditLine>();

/** What is wrong with what a line holds; what it does not hold yet is asked for when it is saved. */
export function faultsOf(line: EditLine): Readonly<Record<string, string>> {
  if (faultless.has(line)) return noFaults;
  const errors = checked.flatMap((field) => errorsOfCell(line, field));
  if (errors.length === 0) {
    errors.push(...lineErrors(line, '').flatMap((error) => (error.code === 'fieldRequired' ? [] : [unnested(error)])));
  }
  if (errors.length > 0) return byField(errors);
  faultless.add(line);
  return noFaults;
}

const checked = lineFields.filter(
  (field) => linesPart.fields[field].isWritable && lineColumns[field].shown !== 'apart',
) as Exclude<keyof LineValues, 'id'>[];

function errorsOfCell(line: EditLine, field: Exclude<keyof LineValues, 'id'>): FieldError[] {
  const value = line[field];
  if (value === null) return [];
  const result = fieldSchema(linesPart.fields[field]).safeParse(value);
  if (result.success) return [];
  if (linesPart.fields[field].kind === 'reference') return [fieldError(field, 'valueNotAllowed')];
  return fieldErrorsOf(result.error).map((error) => ({ ...error, field }));
}

function unnested(error: FieldError): FieldError {
  return { ...error, field: error.field.replace(/^\./, '') };
}

function byField(errors: readonly FieldError[]): Readonly<Record<string, string>> {
  return Object.fromEntries(errors.toReversed().map(({ field, message }) => [cellOf(field), message]));
}

/** The problems of lines among those of a record, by the line's id and field; their paths name lines by id. */
export function faultsByLine(problems: readonly FieldError[], sentence: (problem: FieldError) => string): LineFaults {
  const faults = new Map<string, Record<string, string>>();
  for (const problem of problems) {
    const [part, id, field] = problem.field.split('.');
    if (part === 'lines' && id !== undefined && field !== undefined) {
      faults.set(id, { ...faults.get(id), [cellOf(field)]: sentence(problem) });
    }
  }
  return faults;
}

/** All that is wrong with a line, by cell. While a name is looked up nothing is said of it. */
export function allFaults(
  own: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>> | undefined,
  isAsking: boolean,
): Readonly<Record<string, string>> {
  const all = others ? { ...own, ...others } : own;
  if (!isAsking || (!all.serviceId && !all.assignee)) return all;
  const { serviceId, assignee, ...rest } = all;
  return rest;
}
