import type { LineField } from '@mandate/contract/project/figures/explain.ts';
import type { LineCell, ValueCell as ValueField } from '@mandate/contract/project/line/line-cells.ts';
import type { lines } from '@mandate/contract/project/line.ts';
import { isDecimalText } from '@mandate/contract/values/decimal-text.ts';
import type { ReactNode } from 'react';
import { readFigure, unread } from '../../../../lib/i18n/read-figure.ts';
import { readDate } from '../../../../ui/fields/read-date.ts';
import type { Choice } from '../../../../ui/fields/select-field.tsx';
import { dateText, noValue, numberText } from '../../../../ui/values/value-texts.ts';
import { type EditLine, withValue } from '../edit-line.ts';
import type { LineView } from '../pricing/line-views.ts';
import type { CellFacts } from './cell-facts.ts';
import { type Fold, ValueCell } from './line-cells.tsx';

/** How a column looks. */
interface Look {
  /** As the grid takes it: in pixels, or a share of the room. */
  width: number | string;
  /** It begins at the left, as words do. */
  isText?: true;
  isQuiet?: true;
  /** It is not shown until a person asks for it. */
  isHiddenFirst?: true;
  /** The figure of the line that is explained from it; else the net. */
  explains?: LineField;
}

/** What a cell, and the form of a line on a phone, are written with. */
export type Editor =
  | { kind: 'words' | 'service' | 'assignee' | 'date' }
  | { kind: 'figure'; unit?: (facts: CellFacts) => string }
  | { kind: 'choice'; choices: (facts: CellFacts) => Choice[]; none?: (facts: CellFacts) => string; isWide?: true };

/** A column of the lines that is only read. */
export interface ReadColumn extends Look {
  cell: (view: LineView, facts: CellFacts) => ReactNode;
  /** What of it goes into a spreadsheet. */
  copied: (view: LineView) => string;
}

/** A column of the lines that is written. */
export interface WrittenColumn extends Look {
  cell: (view: LineView, facts: CellFacts, fold?: Fold) => ReactNode;
  /** Its cell as text: as it was typed when it could not be read, else as the person has figures, dates and names written. */
  text: (line: EditLine, facts: CellFacts) => string;
  /** The line with its cell written from a text, as it is typed or pasted; the same line when nothing changes. */
  write: (line: EditLine, text: string, facts: CellFacts) => EditLine;
  /** The line with its cell as another line has it, emptied without one. */
  take: (line: EditLine, from: EditLine | null) => EditLine;
  editor: Editor;
  /** Its text names a record. */
  isNaming?: true;
}

/** What is particular to a column that holds one value of the line. */
interface Particular extends Look, Pick<WrittenColumn, 'editor' | 'isNaming'>, Partial<Pick<WrittenColumn, 'take'>> {
  /** The value of what was typed; null where it cannot be read. */
  read: (text: string, facts: CellFacts) => string | null;
  /** The value as text. */
  text: (value: string, line: EditLine, facts: CellFacts) => string;
  /** How it is shown where that is not its text. */
  shown?: (line: EditLine, text: string, facts: CellFacts) => string;
  /** It is being looked up while something of its line is. */
  waits?: (line: EditLine, text: string) => boolean;
}

/** A column that holds one value of the line. An empty text is none; one that cannot be read is kept as it is. */
export function valueColumn(field: ValueField, { read, text, shown, waits, ...rest }: Particular): WrittenColumn {
  const textOf = (line: EditLine, facts: CellFacts) => {
    const value = line[field];
    return value === null ? '' : text(value, line, facts);
  };
  return {
    take: (line, from) => withValue(line, field, from?.[field] ?? null),
    ...rest,
    text: textOf,
    write(line, typed, facts) {
      const clean = typed.trim();
      return withValue(line, field, clean === '' ? null : (read(clean, facts) ?? unread(clean)));
    },
    cell(view, facts) {
      const own = textOf(view.line, facts);
      const isWaiting = view.isAsking && waits?.(view.line, own) === true;
      const seen = shown ? shown(view.line, own, facts) : own;
      return <ValueCell view={view} cell={field} text={seen} isStart={rest.isText === true} isWaiting={isWaiting} />;
    },
  };
}

/** A column of figures; `unit` may stand next to what is typed, and stands next to what is shown where it is a percentage. */
export function figureColumn(
  field: ValueField,
  {
    isPercent,
    ...particular
  }: Omit<Particular, 'read' | 'text' | 'editor'> &
    Partial<Pick<Particular, 'read' | 'text' | 'editor'>> & { isPercent?: true },
): WrittenColumn {
  return valueColumn(field, {
    read: (text, { numberFormat }) => readFigure(text, numberFormat, isPercent && '%'),
    text: (value, _line, { numberFormat }) => (isDecimalText(value) ? numberText(value, numberFormat) : value.trim()),
    editor: { kind: 'figure', ...(isPercent && { unit: () => '%' }) },
    ...(isPercent && {
      isQuiet: true,
      shown: (line, text) => (isDecimalText(line[field] ?? '') ? `${text}\u00A0%` : text),
    }),
    ...particular,
  });
}

/** A column of days. */
export function dateColumn(field: ValueField, look: Look): WrittenColumn {
  return valueColumn(field, {
    isText: true,
    isQuiet: true,
    ...look,
    read: (text, { dates }) => readDate(text, dates),
    text(value, _line, { dates }) {
      const shown = dateText(value, dates);
      return shown === noValue ? value : shown;
    },
    editor: { kind: 'date' },
  });
}

/** The field of the line that says who sees a cell, and what it is called. */
export function fieldOf(cell: LineCell): keyof typeof lines.fields {
  return cell === 'assignee' ? 'personnelId' : cell;
}
