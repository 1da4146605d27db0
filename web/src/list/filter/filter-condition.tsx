import styled from '@emotion/styled';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { type Condition, type Operator, operatorsOf } from '@mandate/contract/lists/grid.ts';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { TooltipIconButton } from '../../ui/buttons/tooltip-icon-button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { fieldGroups } from './field-groups.ts';
import { FieldPicker } from './field-picker.tsx';
import { FilterOperand } from './filter-operand.tsx';

const Group = styled('fieldset')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '&[data-alternative]': { padding: 12, border: `1px solid ${vars.palette.divider}`, borderRadius: 8 },
}));

const Head = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', minHeight: 28 });
const Pair = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 });
const Legend = styled('strong')({ fontSize: 12, lineHeight: '16px', fontWeight: 600 });

interface FilterConditionProps {
  entity: Entity;
  /** The fields this reader may filter by. */
  fields: ReadonlyMap<string, Field>;
  condition: Condition;
  /** Which of several alternatives it is, from 1; null when it stands alone. */
  place: number | null;
  /** Takes the focus when it appears. */
  isFocused: boolean;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

/** One condition: the field, how it is compared, and with what. */
export function FilterCondition(props: FilterConditionProps) {
  const { entity, fields, condition, place, isFocused, onChange, onRemove } = props;
  const { t } = useTranslation();
  const field = fields.get(condition.field);
  if (!field) return null;
  const operatorChoices = operatorsOf[field.kind].map((each) => ({ value: each, label: t(`operator.${each}`) }));
  const name = place === null ? undefined : t('list.alternative', { place });
  return (
    <Group data-alternative={place ?? undefined} aria-label={name}>
      {place !== null && (
        <Head>
          <Legend aria-hidden="true">{name}</Legend>
          <TooltipIconButton
            label={t('list.removeAlternative', { place })}
            size="row"
            icon={<X aria-hidden="true" />}
            onClick={onRemove}
          />
        </Head>
      )}
      <Pair>
        <FieldPicker
          groups={fieldGroups(entity, fields)}
          value={condition.field}
          autoFocus={isFocused}
          onChange={(name) => onChange(conditionOn(name, fields.get(name)))}
        />
        <SelectField
          label={t('list.operator')}
          choices={operatorChoices}
          value={condition.operator}
          onChange={(event) => onChange(withOperator(condition, event.target.value as Operator))}
        />
      </Pair>
      <FilterOperand
        entity={entity}
        field={field}
        condition={condition}
        onChange={(value) => onChange({ ...condition, value })}
      />
    </Group>
  );
}

/** A condition to begin with, on a field or on the first there is. */
export function firstCondition(fields: ReadonlyMap<string, Field>, wanted?: string): Condition {
  const name = wanted ?? [...fields.keys()][0] ?? '';
  return conditionOn(name, fields.get(name));
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
