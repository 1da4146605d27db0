import { part } from '../facts/entity.ts';
import type { ValueOf } from '../facts/fields.ts';
import { type LineField, lineColumns, lineFields } from './line/line-columns.ts';

type Columns = typeof lineColumns;

/** What of each column something is, by its field. */
export function ofColumns<Value>(of: (column: Columns[LineField], field: LineField) => Value) {
  return Object.fromEntries(lineFields.map((field) => [field, of(lineColumns[field], field)])) as Record<
    LineField,
    Value
  >;
}

/** The lines of a project; their order is their position. */
export const lines = part({
  table: 'project_lines',
  parent: 'project_id',
  max: 1000,
  fields: ofColumns(({ field }) => field) as { [Name in LineField]: Columns[Name]['field'] },
});

/** The kinds of lines. */
export type LineType = ValueOf<Columns['type']['field']>;
export const lineTypes = lines.fields.type.choices as readonly LineType[];

/** What replies add to a line: what it comes to. */
export const lineAmountFields = ['net', 'cost', 'margin', 'marginPercent'] as const satisfies readonly LineField[];

type Kept = Exclude<LineField, 'type' | (typeof lineAmountFields)[number]>;

// A choice is any text while it is written.
type Written<Value> = Value extends string ? string : Value;

/** A line as it is kept and sent, and while it is written; what is not known of it is null. */
export type LineValues = { id: string; type: LineType } & {
  [Name in Kept]: Name extends 'description' ? string | null : Written<ValueOf<Columns[Name]['field']>>;
};

type Frozen = { [Name in LineField]: Columns[Name]['approval'] extends 'frozen' ? Name : never }[LineField];

/**
 * What the rules need of a line: what approval freezes, who is paid, and the rates kept with it. Figures are decimal strings or null.
 */
export type LineFigures = Pick<LineValues, Frozen | 'providerId' | 'taxPercent' | 'fxRate'>;

const left: readonly string[] = ['type', ...lineAmountFields];

/** What a line holds where nothing was said of it. */
export const blankLine = Object.fromEntries(
  lineFields.flatMap((field) => (left.includes(field) ? [] : [[field, lines.fields[field].initial ?? null]])),
) as Omit<LineValues, 'id' | 'type'>;

/** Whether lines of this type carry figures. */
export function hasFigures(type: LineType): boolean {
  return type === 'service' || type === 'expense' || type === 'discount';
}

/** Whether lines of this type cost the firm something. */
export function hasCost(type: LineType): boolean {
  return type === 'service' || type === 'expense';
}
