import type { Entity } from '@mandate/contract/entity.ts';
import type { Field } from '@mandate/contract/fields.ts';
import { type Condition, gridFields, isOperand, type Operator, operatorsOf } from '@mandate/contract/grid.ts';
import type { Reader } from '@mandate/contract/roles.ts';
import { styled } from '@mui/material/styles';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { FilterOperand } from './filter-operand.tsx';
import { fieldLabel } from './words.ts';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 14, paddingTop: 10 });

interface FilterDialogProps {
  entity: Entity;
  reader: Reader;
  /** The condition to edit, or null for a new one. */
  condition: Condition | null;
  onClose: () => void;
  onApply: (condition: Condition) => void;
}

/** Makes or changes one condition: the field, what it is compared with, and how. */
export default function FilterDialog({ entity, reader, condition, onClose, onApply }: FilterDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const fields = gridFields(entity, reader);
  const [draft, setDraft] = useState<Condition>(() => condition ?? firstCondition(fields));
  const [isMissing, setIsMissing] = useState(false);
  const field = fields.get(draft.field);
  if (!field) return null;
  const operator = draft.operator as Operator;

  function change(next: Condition): void {
    setIsMissing(false);
    setDraft(next);
  }

  function apply(event: FormEvent): void {
    event.preventDefault();
    if (field && isOperand(field, operator, draft.value)) onApply(draft);
    else setIsMissing(true);
  }

  const fieldChoices = [...fields.keys()].map((name) => ({ value: name, label: fieldLabel(entity, name) }));
  const operatorChoices = operatorsOf[field.kind].map((each) => ({ value: each, label: t(`operator.${each}`) }));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(condition ? 'list.filter' : 'list.addFilter')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button look="primary" type="submit" form={formId}>
            {t('list.apply')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={apply} noValidate>
        <SelectField
          label={t('list.field')}
          choices={fieldChoices}
          value={draft.field}
          autoFocus
          onChange={(event) => change(conditionOn(event.target.value, fields.get(event.target.value)))}
        />
        <SelectField
          label={t('list.operator')}
          choices={operatorChoices}
          value={draft.operator}
          onChange={(event) => change(withOperator(draft, event.target.value as Operator))}
        />
        <FilterOperand
          entity={entity}
          field={field}
          condition={draft}
          onChange={(value) => change({ ...draft, value })}
        />
        {isMissing && (
          <Notice kind="bad" role="alert">
            {t('list.chooseValue')}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}

function firstCondition(fields: Map<string, Field>): Condition {
  const [name, field] = [...fields][0] ?? ['', undefined];
  return conditionOn(name, field);
}

function conditionOn(name: string, field: Field | undefined): Condition {
  const [operator = 'is'] = field ? operatorsOf[field.kind] : [];
  return { field: name, operator, value: field?.kind === 'flag' ? true : undefined };
}

/** Keeps the value when the new operator takes one of the same shape. */
function withOperator(draft: Condition, operator: Operator): Condition {
  const shape = (each: string) =>
    each === 'between' || each === 'relative' || each === 'empty' || each === 'notEmpty' ? each : 'one';
  return { ...draft, operator, value: shape(draft.operator) === shape(operator) ? draft.value : undefined };
}
