import styled from '@emotion/styled';
import type { Reader } from '@mandate/contract/access/roles.ts';
import { hasFigures, lines as linesPart } from '@mandate/contract/project/line.ts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Copy from 'lucide-react/icons/copy';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { mayComeAndGo, withText } from '../cells/line-cell.ts';
import { type CellFacts, cellText } from '../cells/read-cell.ts';
import { type ColumnKey, isColumnSeen } from '../cells/shown-cells.ts';
import { LineWork } from '../delivery/line-work.tsx';
import { type EditLine, hasCell, type ValueField, withValue } from '../edit-line.ts';
import { replaceLine } from '../insert-and-remove-lines.ts';
import { faultsOf } from '../line-faults.ts';
import { firstLine } from '../line-field-label.ts';
import type { LineView } from '../pricing/priced-lines.ts';
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
  facts: CellFacts;
  noRate: string;
  edits: LineEdits;
  reader: Reader;
  onClose: () => void;
}

/** One line in a window of its own, for screens too narrow for a grid. What is typed is taken as it is typed. */
export default function LineDialog({ view, facts, noRate, edits, reader, onClose }: LineDialogProps) {
  const { t } = useTranslation();
  const acts = useLineActs(edits);
  const { line } = view;
  const faults = { ...view.faults, ...faultsOf(line) };
  // What is typed stays as it is typed until its field is left: 1,450. is not yet 1,450.00.
  const [typed, setTyped] = useState<Partial<Record<ValueField, string>>>({});

  function change(written: (held: EditLine) => EditLine): void {
    edits.edit((lines) => {
      const held = lines.find(({ id }) => id === line.id);
      return held ? replaceLine(lines, written(held)) : lines;
    });
  }
  function take(field: ValueField, text: string): void {
    setTyped((all) => ({ ...all, [field]: text }));
    change((held) => withText(held, field, text, facts));
  }
  const field = (name: ValueField) => ({
    label: t(`field.project.lines.${name}`),
    error: faults[name],
    value: typed[name] ?? cellText(line, name, facts),
    disabled: facts.locked.has(name),
    onChange: (event: { target: { value: string } }) => take(name, event.target.value),
    // What was typed is shown as it was understood once it is left.
    onBlur: () => setTyped(({ [name]: _, ...others }) => others),
  });
  const date = (name: 'startDate' | 'endDate') => ({
    label: t(`field.project.lines.${name}`),
    error: faults[name],
    hint: view.warnings[name] && t(`project.warning.${view.warnings[name]}`),
    value: line[name] ?? '',
    pickLabel: t('field.pickDate', { field: t(`field.project.lines.${name}`) }),
    onDate: (text: string) => change((held) => withValue(held, name, text || null)),
  });
  const seen = (key: ColumnKey) => isColumnSeen(key, reader);
  const hasWork = hasCell(line, 'assignee');
  const currencies = facts.currencies.map((value) => ({ value, label: value }));
  const unit = line.unit ?? '';
  const units = [...facts.unitWords].map(([value, label]) => ({ value, label }));
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
        <div data-wide>
          <TextArea {...field('description')} rows={2} maxLength={linesPart.fields.description.max} />
        </div>
        {hasFigures(line.type) && (
          <>
            <TextField {...field('quantity')} isFigure />
            <SelectField
              {...field('unit')}
              value={unit}
              choices={facts.unitWords.has(unit) || unit === '' ? units : [{ value: unit, label: unit }, ...units]}
              none={line.unit === null ? '' : undefined}
            />
            {seen('unitPrice') && (
              <>
                <TextField
                  {...field('unitPrice')}
                  hint={view.warnings.unitPrice && t(`project.warning.${view.warnings.unitPrice}`)}
                  isFigure
                  unit={facts.currency}
                />
                <TextField {...field('discountPercent')} isFigure unit="%" />
                <div data-wide>
                  <SelectField
                    {...field('taxRateId')}
                    value={line.taxRateId ?? ''}
                    choices={facts.rates.map(({ id, name }) => ({ value: id, label: name }))}
                    none={noRate}
                  />
                </div>
              </>
            )}
            {hasWork && (
              <div data-wide>
                <LineWork
                  line={line}
                  fault={faults.assignee}
                  isServiceLocked={facts.locked.has('serviceId')}
                  change={change}
                />
              </div>
            )}
            <DateField {...date('startDate')} />
            <DateField {...date('endDate')} />
            {hasWork && seen('unitCost') && (
              <>
                <TextField {...field('unitCost')} isFigure />
                <SelectField
                  {...field('costCurrency')}
                  value={line.costCurrency ?? ''}
                  choices={currencies}
                  none={t('project.ownCurrency', { currency: facts.currency })}
                />
              </>
            )}
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
          <Button size="row" icon={<ArrowUp aria-hidden="true" />} onClick={() => acts.move(line.id, -1)}>
            {t('project.moveUp')}
          </Button>
          <Button size="row" icon={<ArrowDown aria-hidden="true" />} onClick={() => acts.move(line.id, 1)}>
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
