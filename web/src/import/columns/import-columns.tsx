import styled from '@emotion/styled';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';
import { phone } from '../../ui/media/phone.ts';
import { PageCard } from '../../ui/page/page-card.tsx';
import type { ImportPlan, StoredImport } from '../import-calls.ts';
import { missingFields, withField } from './import-plan.ts';
import { MappingTable } from './mapping-table.tsx';
import { PlanChoices } from './plan-choices.tsx';

const Foot = styled('div')({ display: 'grid', gap: 14, padding: '14px 20px 20px' });

const Past = styled('div')({ padding: '0 20px 10px' });

const Went = styled('details')(({ theme: { vars } }) => ({
  paddingBottom: 14,
  '& > summary': {
    width: 'fit-content',
    margin: '0 20px',
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 500,
    color: vars.palette.primaryText,
    cursor: 'pointer',
    [phone]: { paddingBlock: 12 },
  },
  '&[open] > summary': { marginBottom: 10 },
}));

interface ImportColumnsProps {
  entity: Entity;
  stored: StoredImport;
  plan: ImportPlan;
  /** It was used, or is being used: it is shown as it is. */
  isFixed: boolean;
  onChange: (plan: ImportPlan) => void;
}

/** The second step: where each column goes, and how rows become records. */
export function ImportColumns({ entity, stored, plan, isFixed, onChange }: ImportColumnsProps) {
  const { t, i18n } = useTranslation();
  const { fields, columns } = stored;
  const missing = missingFields(fields, plan);
  const names = new Intl.ListFormat(i18n.language).format(missing.map(({ label }) => label));
  const table = (
    <MappingTable
      columns={columns}
      fields={fields}
      plan={plan}
      isFixed={isFixed}
      onChoose={(header, field) => onChange(withField(plan, header, field))}
    />
  );
  const choices = <PlanChoices entity={entity} stored={stored} plan={plan} isFixed={isFixed} onChange={onChange} />;
  if (isFixed) {
    return (
      <PageCard title={t('import.step.columns')} isFlush>
        <Past>{choices}</Past>
        <Went>
          <summary>{t('import.whereColumnsWent')}</summary>
          {table}
        </Went>
      </PageCard>
    );
  }
  return (
    <PageCard title={t('import.step.columns')} isFlush>
      {table}
      <Foot>
        {missing.length > 0 && (
          <Notice kind="caution" role="status">
            {plan.matchBy === null
              ? t('import.missing', { count: missing.length, fields: names })
              : t('import.missingForNew', { fields: names })}
          </Notice>
        )}
        {choices}
      </Foot>
    </PageCard>
  );
}
