import styled from '@emotion/styled';
import type { Reader } from '@mandate/contract/access/roles.ts';
import { type ValueCell, writtenCells } from '@mandate/contract/project/line/line-cells.ts';
import { hasFigures, lines as linesPart } from '@mandate/contract/project/line.ts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Copy from 'lucide-react/icons/copy';
import Trash2 from 'lucide-react/icons/trash-2';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import type { CellFacts } from '../cells/cell-facts.ts';
import { lineColumns } from '../cells/line-columns.tsx';
import { hasCell, mayComeAndGo } from '../cells/may-write.ts';
import { isColumnSeen } from '../cells/shown-cells.ts';
import { LineWork } from '../delivery/line-work.tsx';
import { type EditLine, withValue } from '../edit-line.ts';
import { canMove, replaceLine } from '../insert-and-remove-lines.ts';
import { firstLine } from '../line-field-label.ts';
import type { LineView } from '../pricing/line-views.ts';
import { useLineActs } from '../use-line-acts.ts';
import type { LineEdits } from '../use-lines.ts';

const Form = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  marginTop: 8,
  '& > [data-wide]': { gridColumn: '1 / -1' },
});

const Acts = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 });

interface LineDialogProps {
  view: LineView;
  /** All lines of the project. */
  lines: readonly EditLine[];
  facts: CellFacts;
  edits: LineEdits;
  reader: Reader;
  onClose: () => void;
}

/** One line in a window of its own, for screens too narrow for a grid. What is typed is taken as it is typed. */
export default function LineDialog({ view, lines, facts, edits, reader, onClose }: LineDialogProps) {
  const { t } = useTranslation();
  const acts = useLineActs(edits);
  const { line } = view;
  const faults = { ...view.faults, ...view.own };
  // What is typed stays as it is typed until its field is left: 1,450. is not yet 1,450.00.
  const [typed, setTyped] = useState<Partial<Record<ValueCell, string>>>({});

  function change(written: (held: EditLine) => EditLine): void {
    edits.edit((lines) => {
      const held = lines.find(({ id }) => id === line.id);
      return held ? replaceLine(lines, written(held)) : lines;
    });
  }
  function take(cell: ValueCell, text: string): void {
    setTyped((all) => ({ ...all, [cell]: text }));
    change((held) => lineColumns[cell].write(held, text, facts));
  }
  const shown = writtenCells.filter((cell) => isColumnSeen(cell, reader) && hasCell(line, cell));
  const work = shown.includes('assignee') && (
    <div data-wide>
      <LineWork line={line} fault={faults.assignee} isServiceLocked={facts.locked.has('serviceId')} change={change} />
    </div>
  );
  return (
    <Dialog
      isOpen
      isSafeToLeave
      onClose={onClose}
      title={firstLine(line.description) || t('project.editLine')}
      actions={
        <Button look="primary" onClick={onClose}>
          {t('project.doneLine')}
        </Button>
      }
    >
      <Form>
        {shown.map((cell) => (
          <Fragment key={cell}>
            {cell === 'startDate' && work}
            {cell !== 'assignee' && (
              <LineInput
                {...{ cell, view, facts }}
                fault={faults[cell]}
                typed={typed[cell]}
                onText={(text) => take(cell, text)}
                onDate={(date) => change((held) => withValue(held, cell, date || null))}
                // What was typed is shown as it was understood once it is left.
                onLeft={() => setTyped(({ [cell]: _, ...others }) => others)}
              />
            )}
          </Fragment>
        ))}
        {hasFigures(line.type) && (
          <>
            <Checkbox
              label={t('project.optional')}
              checked={line.isOptional}
              disabled={facts.locked.has('isOptional')}
              onChange={(event) => acts.set(line.id, { isOptional: event.target.checked })}
            />
            <Checkbox
              label={t('project.notBillable')}
              checked={!line.isBillable}
              disabled={facts.locked.has('isBillable')}
              onChange={(event) => acts.set(line.id, { isBillable: !event.target.checked })}
            />
          </>
        )}
        <Acts data-wide>
          <Button
            size="row"
            icon={<ArrowUp aria-hidden="true" />}
            isOff={!canMove(lines, line.id, -1)}
            onClick={() => acts.move(line.id, -1)}
          >
            {t('project.moveUp')}
          </Button>
          <Button
            size="row"
            icon={<ArrowDown aria-hidden="true" />}
            isOff={!canMove(lines, line.id, 1)}
            onClick={() => acts.move(line.id, 1)}
          >
            {t('project.moveDown')}
          </Button>
          {mayComeAndGo(line, facts) && (
            <>
              <Button size="row" icon={<Copy aria-hidden="true" />} onClick={() => acts.duplicate(line.id)}>
                {t('project.duplicateLine')}
              </Button>
              <Button
                size="row"
                look="danger"
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => acts.remove(line.id)}
              >
                {t('project.removeLine')}
              </Button>
            </>
          )}
        </Acts>
      </Form>
    </Dialog>
  );
}

interface LineInputProps {
  cell: ValueCell;
  view: LineView;
  facts: CellFacts;
  fault: string | undefined;
  /** What was typed, while it is being typed. */
  typed: string | undefined;
  onText: (text: string) => void;
  onDate: (date: string) => void;
  onLeft: () => void;
}

/** One value of a line in its form; what a window of its own chooses from the registers has none. */
function LineInput({ cell, view: { line, warnings }, facts, fault, typed, onText, onDate, onLeft }: LineInputProps) {
  const { t } = useTranslation();
  const { editor, text } = lineColumns[cell];
  const label = t(`field.project.lines.${cell}`);
  const value = line[cell] ?? '';
  const hint = warnings[cell] && t(`project.warning.${warnings[cell]}`);
  const typing = {
    label,
    error: fault,
    hint,
    value: typed ?? text(line, facts),
    disabled: facts.locked.has(cell),
    onChange: (event: { target: { value: string } }) => onText(event.target.value),
    onBlur: onLeft,
  };
  switch (editor.kind) {
    case 'words':
      return (
        <div data-wide>
          <TextArea {...typing} rows={2} maxLength={linesPart.fields.description.max} />
        </div>
      );
    case 'figure':
      return <TextField {...typing} isFigure unit={editor.unit?.(facts)} />;
    case 'date':
      return (
        <DateField
          {...{ label, error: fault, hint, value, onDate }}
          pickLabel={t('field.pickDate', { field: label })}
        />
      );
    case 'choice': {
      const choices = editor.choices(facts);
      const isKnown = value === '' || choices.some((choice) => choice.value === value);
      const all = isKnown ? choices : [{ value, label: value }, ...choices];
      const none = editor.none?.(facts) ?? (line[cell] === null ? '' : undefined);
      return (
        <div data-wide={editor.isWide}>
          <SelectField {...typing} value={value} choices={all} none={none} />
        </div>
      );
    }
    default:
      return null;
  }
}
