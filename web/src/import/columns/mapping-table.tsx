import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/badges/chip.tsx';
import { phone } from '../../ui/media/phone.ts';
import type { FileColumn, ImportField, ImportPlan } from '../import-calls.ts';
import { FieldChoice } from './field-choice.tsx';
import { headersByField } from './import-plan.ts';

const Table = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: 13,
  lineHeight: '20px',
  '& th, & td': {
    padding: '8px 12px',
    borderTop: `1px solid ${vars.palette.divider}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  '& th:first-of-type': { paddingInlineStart: 20 },
  '& td:last-of-type': { paddingInlineEnd: 20 },
  '& thead th': {
    background: vars.palette.subtle,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    color: vars.palette.text.secondary,
  },
  '& tbody th': { fontWeight: 500 },
  '& tbody td, & tbody th': { paddingBlock: 10 },
  '& .sample': { color: vars.palette.text.secondary, '& > div': { maxHeight: 40, overflow: 'hidden' } },
  '& tr[data-left] th': { color: vars.palette.text.secondary, fontWeight: 400 },
  [phone]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': { display: 'grid', gap: 4, padding: '10px 20px', borderTop: `1px solid ${vars.palette.divider}` },
    '&& tbody :is(th, td)': { padding: 0, border: 0 },
  },
}));

interface MappingTableProps {
  columns: readonly FileColumn[];
  fields: readonly ImportField[];
  plan: ImportPlan;
  isFixed: boolean;
  onChoose: (header: string, field: string | null) => void;
}

/** Each column of the file, what stands in it, and the field it goes to. */
export function MappingTable({ columns, fields, plan, isFixed, onChoose }: MappingTableProps) {
  const { t } = useTranslation();
  const takenBy = headersByField(plan);
  const chosen = new Map(plan.mapping.map((one) => [one.header, one]));
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('import.inFile')}</th>
          <th scope="col">{t('import.sample')}</th>
          <th scope="col">{t('import.goesTo')}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ header, sample }) => {
          const { field = null, isRemembered = false } = chosen.get(header) ?? {};
          return (
            <tr key={header} data-left={field === null || undefined}>
              <th scope="row">
                {header} {isRemembered && <Tag title={t('import.rememberedText')}>{t('import.remembered')}</Tag>}
              </th>
              <td className="sample">
                <div>{sample.filter((text) => text !== '').join(' · ') || t('import.emptySample')}</div>
              </td>
              <td>
                {isFixed ? (
                  (fields.find(({ path }) => path === field)?.label ?? t('import.leftOut'))
                ) : (
                  <FieldChoice header={header} field={field} fields={fields} takenBy={takenBy} onChoose={onChoose} />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
