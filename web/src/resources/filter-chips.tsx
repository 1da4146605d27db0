import type { Entity } from '@mandate/contract/entity.ts';
import type { Condition, Filter } from '@mandate/contract/grid.ts';
import { styled } from '@mui/material/styles';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { phone } from '../ui/media.ts';
import { conditionWords } from './condition-text.ts';
import { useLabels } from './use-labels.ts';
import { fieldLabel } from './words.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  padding: '0 12px 10px',
  '& [data-edit]': {
    all: 'unset',
    cursor: 'pointer',
    '&:focus-visible': { outline: '2px solid', outlineOffset: 2, borderRadius: 4 },
  },
  [phone]: { padding: '0 0 10px' },
});

interface FilterChipsProps {
  entity: Entity;
  filter: Filter['all'];
  onChange: (filter: Filter['all']) => void;
  /** Opens a condition, or a new one, for editing. */
  onEdit: (index: number | null) => void;
}

/** The filter in force, a chip for each condition: it can be edited and taken away. */
export function FilterChips({ entity, filter, onChange, onEdit }: FilterChipsProps) {
  const { t } = useTranslation();
  const labels = useLabels(entity, filter);
  if (filter.length === 0) return null;
  const words = (condition: Condition) => {
    const { operator, value } = conditionWords(entity, condition, labels);
    return `${fieldLabel(entity, condition.field)} ${operator} ${value}`.trim();
  };
  return (
    <Row>
      {filter.map((entry, index) => {
        const conditions = 'any' in entry ? entry.any : [entry];
        const name = conditions.map(words).join(` ${t('list.or')} `);
        const remove = {
          label: t('list.removeFilter', { filter: name }),
          run: () => onChange(filter.toSpliced(index, 1)),
        };
        return (
          <Chip key={JSON.stringify(entry)} remove={remove}>
            {'any' in entry ? (
              name
            ) : (
              <button
                type="button"
                data-edit
                aria-label={t('list.editFilter', { filter: name })}
                onClick={() => onEdit(index)}
              >
                <ConditionText entity={entity} condition={entry} labels={labels} />
              </button>
            )}
          </Chip>
        );
      })}
      <Button look="quiet" size="row" icon={<Plus aria-hidden="true" />} onClick={() => onEdit(null)}>
        {t('list.addFilter')}
      </Button>
      <Button look="quiet" size="row" onClick={() => onChange([])}>
        {t('list.clearAll')}
      </Button>
    </Row>
  );
}

interface ConditionTextProps {
  entity: Entity;
  condition: Condition;
  labels: ReadonlyMap<string, string>;
}

function ConditionText({ entity, condition, labels }: ConditionTextProps) {
  const { operator, value } = conditionWords(entity, condition, labels);
  return (
    <>
      <b>{fieldLabel(entity, condition.field)}</b> {operator} {value}
    </>
  );
}
