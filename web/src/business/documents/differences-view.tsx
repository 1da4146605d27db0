import styled from '@emotion/styled';
import type { PaperDifferences } from '@mandate/contract/paper/differences-of.ts';
import { project } from '@mandate/contract/project/project.ts';
import Minus from 'lucide-react/icons/minus';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { fieldLabel } from '../../records/words/words.ts';
import { phone } from '../../ui/media/phone.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { tabular } from '../../ui/values/tabular.ts';
import { noValue } from '../../ui/values/value-texts.ts';

const List = styled('ul')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 13,
  lineHeight: '20px',
  '& > li': { display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr) auto', gap: '0 8px' },
  '& > li > span': { color: vars.palette.text.primary, whiteSpace: 'nowrap' },
  '& > li > svg': { width: 14, height: 14, marginTop: 3, strokeWidth: 1.75, color: vars.palette.primaryText },
  '& > li[data-change=added] > svg': { color: vars.palette.good.text },
  '& > li[data-change=removed] > svg': { color: vars.palette.bad.text },
  '& strong': { display: 'block', fontWeight: 500, color: vars.palette.text.primary, overflowWrap: 'anywhere' },
  '& p': { marginTop: 2, fontSize: 12, lineHeight: '16px', color: vars.palette.ink3, overflowWrap: 'anywhere' },
  '& p > b': { fontWeight: 500, color: vars.palette.text.primary },
}));

const Totals = styled('table')(({ theme: { vars } }) => ({
  ...tabular,
  width: '100%',
  marginTop: 12,
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  '& th, & td': { padding: '2px 0 2px 6px', textAlign: 'right', fontWeight: 400, whiteSpace: 'nowrap' },
  '& th:first-of-type': { paddingLeft: 0, textAlign: 'left', whiteSpace: 'normal' },
  '& thead > tr': { borderTop: `1px solid ${vars.palette.divider}` },
  '& thead th': { fontSize: 12, lineHeight: '24px', fontWeight: 500, color: vars.palette.ink3 },
  '& tbody td:first-of-type': { color: vars.palette.text.secondary },
  '& tbody tr[data-sum] > *': {
    borderTop: `1px solid ${vars.palette.divider}`,
    fontWeight: 600,
    color: vars.palette.text.primary,
  },
  // Three columns of six figures stand beside each other at 320 px.
  [phone]: { fontSize: 12 },
}));

const Same = styled('p')(({ theme: { vars } }) => ({ fontSize: 13, color: vars.palette.text.secondary }));

const icons = { added: Plus, removed: Minus, changed: Pencil };

type Difference = PaperDifferences['header'][number];

interface DifferencesViewProps {
  of: PaperDifferences;
  /** How the two revisions are called over their totals. */
  names: { older: string; newer: string };
}

/** What is other in one revision than in another: what was added, changed and taken off, and what both come to. */
export function DifferencesView({ of: { header, lines, totals }, names }: DifferencesViewProps) {
  const { t } = useTranslation();
  return (
    <>
      {header.length + lines.length === 0 && <Same>{t('documents.differences.none')}</Same>}
      {header.length + lines.length > 0 && (
        <List aria-label={t('documents.differences.lines')}>
          {lines.map(({ id, change, description, fields, rise }) => {
            const Icon = icons[change];
            return (
              <li key={id} data-change={change}>
                <Icon aria-hidden="true" />
                <div>
                  <strong>{description}</strong>
                  {change !== 'changed' && <p>{t(`documents.differences.${change}`)}</p>}
                  {fields
                    .filter(({ field }) => field !== 'net' || rise === null)
                    .map((each) => (
                      <BeforeAfter key={each.field} label={lineLabel(each.field)} of={each} />
                    ))}
                </div>
                {rise !== null && <span>{rise}</span>}
              </li>
            );
          })}
          {header.map((each) => (
            <li key={each.field} data-change="changed">
              <Pencil aria-hidden="true" />
              <div>
                <strong>{fieldLabel(project, each.field)}</strong>
                <BeforeAfter of={each} />
              </div>
            </li>
          ))}
        </List>
      )}
      {totals.length > 0 && (
        <Totals aria-label={t('documents.differences.totals')}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('documents.differences.total')}</VisuallyHidden>
              </th>
              <th scope="col">{names.older}</th>
              <th scope="col">{names.newer}</th>
              <th scope="col">{t('documents.differences.rise')}</th>
            </tr>
          </thead>
          <tbody>
            {totals.map(({ field, before, after, rise }) => (
              <tr key={field} data-sum={field === 'gross' || undefined}>
                <th scope="row">{fieldLabel(project, field)}</th>
                <td>{before ?? noValue}</td>
                <td>{after ?? noValue}</td>
                <td>{rise ?? noValue}</td>
              </tr>
            ))}
          </tbody>
        </Totals>
      )}
    </>
  );
}

function BeforeAfter({ label, of: { before, after } }: { label?: string; of: Difference }) {
  const { t } = useTranslation();
  return (
    <p>
      {label !== undefined && `${label}: `}
      {before ?? noValue} <span aria-hidden="true">→</span>
      <VisuallyHidden> {t('documents.differences.becomes')} </VisuallyHidden> <b>{after ?? noValue}</b>
    </p>
  );
}

function lineLabel(field: string): string {
  return fieldLabel(project, `lines.${field}`);
}
