import styled from '@emotion/styled';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { type PriceWay, PriceWayField } from '../../list/bulk/form/price-way-field.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { phone } from '../../ui/media/phone.ts';
import type { ImportPlan, StoredImport } from '../import-calls.ts';
import { askedBeside, matchKeys } from './import-plan.ts';

const Choices = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 16,
  '& > label': { gridColumn: '1 / -1' },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Facts = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '4px 16px',
  fontSize: 13,
  lineHeight: '20px',
  '& > dt': { color: vars.palette.text.secondary },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, '& > dd': { marginBottom: 6 } },
}));

interface PlanChoicesProps {
  entity: Entity;
  stored: StoredImport;
  plan: ImportPlan;
  /** They are shown as they are. */
  isFixed: boolean;
  onChange: (plan: ImportPlan) => void;
}

/** How rows become records: what they are recognised by, what wrong ones mean, whether there may be likely doubles. */
export function PlanChoices({ entity, stored, plan, isFixed, onChange }: PlanChoicesProps) {
  const { t } = useTranslation();
  const { fields } = stored;
  // Rows that all belong to one record are no records of their own.
  const areRecords = stored.recordId === null;
  const keys = matchKeys(fields, plan);
  const asked = areRecords ? askedBeside(entity, plan) : [];
  const said = (name: string) => plan.beside[name] as PriceWay | undefined;
  if (isFixed) {
    const key = fields.find(({ path }) => path === plan.matchBy)?.label ?? t('import.matchNever');
    return (
      <Facts>
        {areRecords && <dt>{t('import.matchBy')}</dt>}
        {areRecords && <dd>{key}</dd>}
        <dt>{t('import.onError')}</dt>
        <dd>{t(`import.onErrorChoice.${plan.onError}`)}</dd>
        {areRecords && <dt>{t('import.allowDuplicates')}</dt>}
        {areRecords && <dd>{t(plan.allowDuplicates ? 'list.yes' : 'list.no')}</dd>}
        {asked.map((name) => {
          const way = said(name)?.how;
          return (
            <Fragment key={name}>
              <dt>{t('currencyChange.many.label')}</dt>
              <dd>{t(way ? `currencyChange.many.way.${way}` : 'currencyChange.many.none')}</dd>
            </Fragment>
          );
        })}
      </Facts>
    );
  }
  return (
    <Choices>
      {areRecords && (
        <SelectField
          label={t('import.matchBy')}
          hint={t(plan.matchBy === null ? 'import.matchNeverHint' : 'import.matchHint')}
          none={t('import.matchNever')}
          choices={keys.map(({ path, label }) => ({ value: path, label }))}
          value={plan.matchBy ?? ''}
          onChange={(event) => onChange({ ...plan, matchBy: event.target.value || null })}
        />
      )}
      <SelectField
        label={t('import.onError')}
        hint={t(`import.onErrorHint.${plan.onError}`)}
        choices={(['skip', 'stop'] as const).map((value) => ({ value, label: t(`import.onErrorChoice.${value}`) }))}
        value={plan.onError}
        onChange={(event) => onChange({ ...plan, onError: event.target.value === 'stop' ? 'stop' : 'skip' })}
      />
      {asked.map((name) => (
        <PriceWayField
          key={name}
          none={t('currencyChange.many.none')}
          value={said(name)}
          onChoose={(way) => {
            const { [name]: _, ...rest } = plan.beside;
            onChange({ ...plan, beside: way ? { ...rest, [name]: way } : rest });
          }}
        />
      ))}
      {areRecords && (
        <Checkbox
          label={t('import.allowDuplicates')}
          checked={plan.allowDuplicates}
          onChange={(event) => onChange({ ...plan, allowDuplicates: event.target.checked })}
        />
      )}
    </Choices>
  );
}
