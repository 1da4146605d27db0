import { lines as linesPart } from '@mandate/contract/project/line.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
import type { CellField, EditLine } from '../edit-line.ts';
import type { LineView } from '../pricing/priced-lines.ts';
import { textOf, withText } from './line-cell.ts';
import type { CellFacts } from './read-cell.ts';
import { AssigneeEditor, ServiceEditor } from './service-and-assignee-editors.tsx';

/** What began the editing of a cell: a letter typed over it, or null. */
export type Typed = { letter: string | null };

interface CellEditorProps {
  grid: RenderEditCellProps<LineView>;
  field: CellField;
  label: string;
  facts: CellFacts;
  /** The word for a line without a rate of its own. */
  noRate: string;
  typed: Typed;
  /** Told of every letter while a cell is edited, and of null when that ends. */
  onDraft: (line: EditLine | null) => void;
}

/** Edits one cell of a line. The line is always as it would be taken, so that Enter and Tab take it, wherever it came from. */
export function CellEditor({ grid, field, label, facts, noRate, typed, onDraft }: CellEditorProps) {
  const { t } = useTranslation();
  const { row, onRowChange } = grid;
  // The row follows what is typed; each choice is made on the line as it was.
  const [original] = useState(row.line);
  const take = (line: EditLine, isTaken = false) => {
    onRowChange({ ...row, line, before: original }, isTaken);
    if (!isTaken) onDraft(line);
  };
  const isChoice = field === 'unit' || field === 'taxRateId' || field === 'costCurrency';
  const common = {
    label,
    isReplaced: typed.letter !== null,
    text: isChoice ? (original[field] ?? '') : textOf(original, field, facts),
    onText: (text: string) => take(withText(original, field, text, facts)),
    onEnd: () => onDraft(null),
  };
  const maxLength = linesPart.fields.description.max ?? 4000;
  switch (field) {
    case 'description': {
      if (original.type !== 'service' || facts.locked.has('serviceId'))
        return <TextCellEditor {...common} maxLength={maxLength} />;
      const sold = (offer: Offer) => withService(original, offer.record ?? { id: offer.id, name: offer.label });
      return (
        <ServiceEditor
          {...common}
          isWords
          maxLength={maxLength}
          onOffer={(offer) => take(sold(offer))}
          onTaken={(offer) => take(sold(offer), true)}
        />
      );
    }
    case 'serviceId': {
      const sold = (offer: Offer) => withServiceBeside(original, offer.record ?? { id: offer.id, name: offer.label });
      return (
        <ServiceEditor
          {...common}
          onOffer={(offer) => take(sold(offer))}
          onTaken={(offer) => take(sold(offer), true)}
        />
      );
    }
    case 'assignee':
      return (
        <AssigneeEditor {...common} onChoose={(assignee, isTaken) => take(withAssignee(original, assignee), isTaken)} />
      );
    case 'unit': {
      const choices = [...facts.unitWords].map(([value, word]) => ({ value, label: word }));
      return <SelectCellEditor {...common} letter={typed.letter} choices={choices} />;
    }
    case 'costCurrency': {
      const choices = facts.currencies.map((value) => ({ value, label: value }));
      return (
        <SelectCellEditor
          {...common}
          letter={typed.letter}
          choices={choices}
          none={t('project.ownCurrency', { currency: facts.currency })}
        />
      );
    }
    case 'taxRateId': {
      const choices = facts.rates.map(({ id, name }) => ({ value: id, label: name }));
      return <SelectCellEditor {...common} letter={typed.letter} choices={choices} none={noRate} />;
    }
    case 'startDate':
    case 'endDate':
      return <LineCellEditor {...common} />;
    default:
      return <FigureCellEditor {...common} />;
  }
}
