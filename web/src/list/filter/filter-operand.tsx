import styled from '@emotion/styled';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { takesToday, today } from '@mandate/contract/lists/filter-tokens.ts';
import { type Condition, marginFloor, relativePeriods, takesFloor } from '@mandate/contract/lists/grid.ts';
import { useTranslation } from 'react-i18next';
import { inHours, TypedDuration } from '../../form/fields/typed-duration.tsx';
import { TypedFigure } from '../../form/fields/typed-figure.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { relativeWords } from './condition-text.ts';
import { FilterChoices } from './filter-choices.tsx';
import { FilterRecords } from './filter-records.tsx';

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 });

interface FilterOperandProps {
  entity: Entity;
  field: Field;
  condition: Condition;
  onChange: (value: Condition['value']) => void;
}

/** What a condition compares with, entered as the field and the operator want it. */
export function FilterOperand({ entity, field, condition, onChange }: FilterOperandProps) {
  const { t } = useTranslation();
  const { operator, value } = condition;
  if (operator === 'empty' || operator === 'notEmpty') return null;
  if (operator === 'relative') return <RelativePeriod value={String(value ?? '')} onChange={onChange} />;
  if (field.kind === 'flag') {
    const choices = [
      { value: 'true', label: t('list.yes') },
      { value: 'false', label: t('list.no') },
    ];
    return (
      <SelectField
        label={t('list.value')}
        choices={choices}
        value={String(value)}
        onChange={(event) => onChange(event.target.value === 'true')}
      />
    );
  }
  const chosen = Array.isArray(value) ? value.map(String) : [];
  if (field.refersTo !== undefined) return <FilterRecords field={field} chosen={chosen} onChange={onChange} />;
  if (field.kind === 'choice' || field.choices !== undefined) {
    return <FilterChoices entity={entity} name={condition.field} field={field} chosen={chosen} onChange={onChange} />;
  }
  if (field.kind === 'tags') {
    const words = (text: string) => text.split(',').map((word) => word.trim());
    return (
      <TextField
        label={t('list.value')}
        hint={t('list.tagsHint')}
        defaultValue={chosen.join(', ')}
        onChange={(event) => onChange(words(event.target.value).filter((word) => word !== ''))}
      />
    );
  }
  if (operator === 'between') {
    const [from = '', to = ''] = chosen;
    return (
      <Pair>
        <Single label={t('list.from')} field={field} value={from} onChange={(next) => onChange([next, to])} />
        <Single label={t('list.to')} field={field} value={to} onChange={(next) => onChange([from, next])} />
      </Pair>
    );
  }
  if (takesFloor(field, operator)) return <Floor value={String(value ?? '')} field={field} onChange={onChange} />;
  if (takesToday(field, operator)) return <Day value={String(value ?? '')} field={field} onChange={onChange} />;
  const single =
    field.kind === 'integer' ? (next: string) => onChange(next === '' ? undefined : Number(next)) : onChange;
  return <Single label={t('list.value')} field={field} value={String(value ?? '')} onChange={single} />;
}

function Single({
  label,
  field,
  value,
  onChange,
}: {
  label: string;
  field: Field;
  value: string;
  onChange: (value: string) => void;
}) {
  const isDate = field.kind === 'date' || field.kind === 'instant';
  const isFigure = field.kind === 'number' || field.kind === 'money' || field.kind === 'integer';
  const { t } = useTranslation();
  if (isDate) {
    return (
      <DateField label={label} pickLabel={t('field.pickDate', { field: label })} value={value} onDate={onChange} />
    );
  }
  if (field.form === 'duration') {
    const seconds = value === '' || Number.isNaN(Number(value)) ? value : Number(value);
    return (
      <TypedDuration
        label={label}
        line={inHours}
        value={seconds === '' ? null : seconds}
        onDuration={(next) => onChange(next === null ? '' : String(next))}
      />
    );
  }
  if (isFigure) return <TypedFigure label={label} value={value} onFigure={onChange} />;
  return <TextField label={label} value={value} onChange={(event) => onChange(event.target.value)} />;
}

/** One day, or whichever day it is when the list is looked at. */
function Day({ value, field, onChange }: { value: string; field: Field; onChange: (value: string) => void }) {
  const { t } = useTranslation();
  const isToday = value === today;
  return (
    <>
      {!isToday && <Single label={t('list.value')} field={field} value={value} onChange={onChange} />}
      <Checkbox
        label={t('list.today')}
        checked={isToday}
        onChange={(event) => onChange(event.target.checked ? today : '')}
      />
    </>
  );
}

/** One figure, or whatever the firm has set as the lowest when the list is looked at. */
function Floor({ value, field, onChange }: { value: string; field: Field; onChange: (value: string) => void }) {
  const { t } = useTranslation();
  const isFloor = value === marginFloor;
  return (
    <>
      {!isFloor && <Single label={t('list.value')} field={field} value={value} onChange={onChange} />}
      <Checkbox
        label={t('list.floorAlways')}
        checked={isFloor}
        onChange={(event) => onChange(event.target.checked ? marginFloor : '')}
      />
    </>
  );
}

function RelativePeriod({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation();
  const [name = '', days = '30'] = value.split(':');
  const counts = name === 'lastDays' || name === 'nextDays';
  const choices = relativePeriods.map((period) => ({ value: period, label: relativeWords(`${period}:${days}`) }));
  const choose = (period: string) =>
    onChange(period === 'lastDays' || period === 'nextDays' ? `${period}:${days}` : period);
  return (
    <Pair>
      <SelectField
        label={t('list.value')}
        none={t('list.none')}
        choices={choices}
        value={name}
        onChange={(event) => choose(event.target.value)}
      />
      {counts && (
        <TextField
          label={t('list.days')}
          isFigure
          value={days}
          onChange={(event) => onChange(`${name}:${event.target.value}`)}
        />
      )}
    </Pair>
  );
}
