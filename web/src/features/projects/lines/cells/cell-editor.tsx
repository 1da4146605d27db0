import type { WrittenCell } from '@mandate/contract/project/line/line-cells.ts';
import { lines } from '@mandate/contract/project/line.ts';
import { useState } from 'react';
import type { Offer } from '../../../../form/references/combobox-list.tsx';
import {
  FigureCellEditor,
  LineCellEditor,
  SelectCellEditor,
  TextCellEditor,
} from '../../../../ui/grid/cell-editors.tsx';
import type { RenderEditCellProps } from '../../../../ui/grid/data-grid.tsx';
import { withAssignee } from '../delivery/assignee.ts';
import { withService, withServiceBeside } from '../delivery/service-line.ts';
import type { EditLine } from '../edit-line.ts';
import type { LineView } from '../pricing/line-views.ts';
import type { CellFacts } from './cell-facts.ts';
import { lineColumns } from './line-columns.tsx';
import { AssigneeEditor, ServiceEditor } from './service-and-assignee-editors.tsx';

/** What began the editing of a cell: a letter typed over it, or null. */
export type Typed = { letter: string | null };

interface CellEditorProps {
  grid: RenderEditCellProps<LineView>;
  cell: WrittenCell;
  label: string;
  facts: CellFacts;
  typed: Typed;
  /** Told of every letter while a cell is edited, and of null when that ends. */
  onDraft: (line: EditLine | null) => void;
}

const maxLength = lines.fields.description.max ?? 4000;

/** Edits one cell of a line. The line is always as it would be taken, so that Enter and Tab take it, wherever it came from. */
export function CellEditor({ grid, cell, label, facts, typed, onDraft }: CellEditorProps) {
  const { row, onRowChange } = grid;
  // The row follows what is typed; each choice is made on the line as it was.
  const [original] = useState(row.line);
  const take = (line: EditLine, isTaken = false) => {
    onRowChange({ ...row, line, before: original }, isTaken);
    if (!isTaken) onDraft(line);
  };
  const { editor, text, write } = lineColumns[cell];
  const common = {
    label,
    isReplaced: typed.letter !== null,
    text: text(original, facts),
    onText: (typedText: string) => take(write(original, typedText, facts)),
    onEnd: () => onDraft(null),
  };
  const selling = (sold: typeof withService) => {
    const of = (offer: Offer) => sold(original, offer.record ?? { id: offer.id, name: offer.label });
    return { onOffer: (offer: Offer) => take(of(offer)), onTaken: (offer: Offer) => take(of(offer), true) };
  };
  switch (editor.kind) {
    case 'words': {
      const isFree = original.type !== 'service' || facts.locked.has('serviceId');
      if (isFree) return <TextCellEditor {...common} maxLength={maxLength} />;
      return <ServiceEditor {...common} {...selling(withService)} isWords maxLength={maxLength} />;
    }
    case 'service':
      return <ServiceEditor {...common} {...selling(withServiceBeside)} />;
    case 'assignee':
      return (
        <AssigneeEditor {...common} onChoose={(assignee, isTaken) => take(withAssignee(original, assignee), isTaken)} />
      );
    case 'choice': {
      const { choices, none } = editor;
      const held = (cell !== 'assignee' && original[cell]) || '';
      const offered = { text: held, choices: choices(facts), ...(none && { none: none(facts) }) };
      return <SelectCellEditor {...common} {...offered} letter={typed.letter} />;
    }
    case 'date':
      return <LineCellEditor {...common} />;
    case 'figure':
      return <FigureCellEditor {...common} />;
  }
}
