import styled from '@emotion/styled';
import type { HandOverReceipt } from '@mandate/contract/hand-over/held.ts';
import { project } from '@mandate/contract/project/project.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { fieldValue, type ListRow } from '../../../list/columns/columns.tsx';
import { shortPercent } from '../../../records/values/short-percent.ts';
import { fieldLabel } from '../../../records/words/words.ts';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { PageCard } from '../../../ui/page/page-card.tsx';
import { useFormats } from '../../../ui/values/formats.ts';

const names = ['contractNet', 'plannedCost', 'plannedMarginPercent'] as const;

const Scroller = styled('div')({ overflowX: 'auto', marginTop: 8 });

const Table = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  '& th': { fontWeight: 500, textAlign: 'start' },
  '& thead th': { padding: '0 8px 4px', fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
  '& tbody > tr > *': { padding: 8, borderTop: `1px solid ${vars.palette.divider}`, overflowWrap: 'anywhere' },
  '& tr > :first-child': { paddingInlineStart: 0 },
  '& [data-figure]': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& del': { textDecoration: 'none', color: vars.palette.text.secondary },
  '& ins': { textDecoration: 'none', fontWeight: 600 },
}));

/** Projects whose prices and costs follow who delivers: what they come to before and after. */
export function MovedFigures({ figures }: Pick<HandOverReceipt, 'figures'>) {
  const { t } = useTranslation();
  const shown = names.filter((name) => figures.some(({ before }) => before[name] !== undefined));
  return (
    <PageCard title={t('handOver.figures')}>
      <p>{t('handOver.figuresHint')}</p>
      <Scroller tabIndex={0} role="region" aria-label={t('handOver.figures')}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('handOver.what')}</th>
              {shown.map((name) => (
                <th key={name} scope="col" data-figure>
                  {fieldLabel(project, name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map(({ id, label, before, after }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={paths.projects.record(id)}>{label}</Link>
                </th>
                {shown.map((name) => (
                  <td key={name} data-figure>
                    <Moved name={name} before={before as ListRow} after={after as ListRow} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </PageCard>
  );
}

function Moved({ name, before, after }: { name: (typeof names)[number]; before: ListRow; after: ListRow }) {
  const { t } = useTranslation();
  const numberFormat = useFormats().number;
  const figure = (row: ListRow) =>
    name === 'plannedMarginPercent'
      ? shortPercent(row[name] as string | null, numberFormat)
      : fieldValue(project, row, name);
  if (isSame(before[name], after[name])) return figure(after);
  return (
    <>
      <VisuallyHidden>{t('editor.changedFrom')} </VisuallyHidden>
      <del>{figure(before)}</del>
      <span aria-hidden="true"> → </span>
      <VisuallyHidden> {t('editor.changedTo')} </VisuallyHidden>
      <ins>{figure(after)}</ins>
    </>
  );
}
