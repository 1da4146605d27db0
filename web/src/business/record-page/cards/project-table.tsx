import styled from '@emotion/styled';
import type { RelatedProject } from '@mandate/contract/overview/record/related.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { CostFigure, costsOf } from '../../../records/values/cost-figure.tsx';
import { choiceLabel, fieldLabel } from '../../../records/words/words.ts';
import { StatusPill } from '../../../ui/badges/status-pill.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { Money } from '../../../ui/values/figure.tsx';
import { tabular } from '../../../ui/values/tabular.ts';
import { noValue } from '../../../ui/values/value-texts.ts';
import { MarginMark } from './margin-mark.tsx';
import { useNextDateText } from './use-next-date-text.ts';

/**
 * What a project is called keeps at least 220 px and mostly more: the narrower the card, the more it leaves out of what the project says itself.
 * @param widths of the card, up to which each column is left out
 */
function leftOut(widths: Record<string, number>) {
  return Object.fromEntries(
    Object.entries(widths).map(([column, width]) => [
      `@container (max-width: ${width}px)`,
      {
        [`& .${column}`]: { display: 'none' },
        ...(column === 'code' && { '& tbody th, & thead th:nth-of-type(2)': { paddingLeft: 16 } }),
        ...(column === 'margin' && { '& .net': { paddingRight: 16 } }),
      },
    ]),
  );
}

const Table = styled('table')(({ theme: { vars } }) => ({
  ...tabular,
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  '& th, & td': {
    height: 36,
    padding: '4px 8px',
    borderTop: `1px solid ${vars.palette.divider}`,
    textAlign: 'left',
    fontWeight: 400,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& td:first-of-type, & thead th:first-of-type': { paddingLeft: 16 },
  '& td:last-of-type, & thead th:last-of-type': { paddingRight: 16 },
  '& thead th': {
    height: 32,
    background: vars.palette.subtle,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    color: vars.palette.ink3,
  },
  '& .figure': { textAlign: 'right' },
  '& td': { color: vars.palette.text.secondary },
  '& td.figure': { color: vars.palette.text.primary },
  '& tbody th': { fontWeight: 500 },
  '& tbody th > a': { padding: '2px 0', color: vars.palette.text.primary },
  '& tbody th > a:hover': { color: vars.palette.primaryText },
  '& tbody tr:hover': { background: vars.palette.hover },
  '& .code': { width: 108 },
  '& .status': { width: 112 },
  '& .date': { width: 152 },
  '& .net': { width: 118 },
  '& .margin': { width: 128 },
  // Each says its currency.
  '&[data-currencies] .net': { width: 140 },
  '& .beside': { width: 124 },
  ...leftOut({ code: 860, margin: 750, date: 620 }),
  '&[data-beside="1"]': leftOut({ code: 984, margin: 872, date: 744, beside: 592 }),
  '&[data-beside="2"]': leftOut({ code: 1108, margin: 996, date: 868, customer: 716, beside: 592 }),
  [phone]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '&, & tbody': { display: 'block' },
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 12px',
      padding: '10px 14px',
      borderTop: `1px solid ${vars.palette.divider}`,
    },
    '& tbody tr > *': { width: 'auto !important', height: 'auto', padding: '0 !important', border: 0 },
    '& tbody th': { flex: '1 0 100%', minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& tbody th > a': { display: 'inline-block', padding: '4px 0' },
    '& .code, & .margin': { display: 'none' },
    // Below one another all of them have room.
    '& td:not(.code, .margin)': { display: 'block !important' },
    '& td.figure': { marginLeft: 'auto' },
  },
}));

const Frame = styled('div')({ containerType: 'inline-size' });

/** A column only some pages have, such as what a person does in a project. */
export interface OwnColumn<Row extends RelatedProject> {
  title: string;
  cell: (row: Row) => ReactNode;
}

interface ProjectTableProps<Row extends RelatedProject> {
  label: string;
  rows: readonly Row[];
  isOfOneCustomer: boolean;
  own?: OwnColumn<Row> | undefined;
  floor?: string | undefined;
}

/** Projects in rows: what they are, where they stand, what comes next, what they come to as far as the person sees it. */
export function ProjectTable<Row extends RelatedProject>(props: ProjectTableProps<Row>) {
  const { label, rows, isOfOneCustomer, own, floor } = props;
  const { t } = useTranslation();
  const nextDate = useNextDateText();
  const hasCustomer = !isOfOneCustomer && rows.some((row) => 'customerId' in row);
  const hasNet = rows.some((row) => row.contractNet !== undefined);
  const hasMargin = rows.some((row) => row.plannedMarginPercent !== undefined);
  const currencies = new Set(rows.map(({ currency }) => currency));
  const [only] = currencies.size === 1 ? currencies : [];
  return (
    <Frame>
      <Table
        aria-label={label}
        data-beside={Number(hasCustomer) + Number(own !== undefined) || undefined}
        data-currencies={only === undefined || undefined}
      >
        <thead>
          <tr>
            <th scope="col" className="code">
              {fieldLabel(project, 'code')}
            </th>
            <th scope="col">{t('recordPage.project')}</th>
            {hasCustomer && (
              <th scope="col" className="customer beside">
                {fieldLabel(project, 'customerId')}
              </th>
            )}
            {own && (
              <th scope="col" className="beside">
                {own.title}
              </th>
            )}
            <th scope="col" className="status">
              {fieldLabel(project, 'status')}
            </th>
            <th scope="col" className="date">
              {t('recordPage.nextDate')}
            </th>
            {hasNet && (
              <th scope="col" className="net figure">
                {only ? t('recordPage.netIn', { currency: only }) : t('recordPage.net')}
              </th>
            )}
            {hasMargin && (
              <th scope="col" className="margin figure">
                {t('recordPage.margin')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className="code">{row.code}</td>
              <th scope="row">
                <Link to={paths.projects.record(row.id)}>{row.name}</Link>
              </th>
              {hasCustomer && <td className="customer beside">{row.customer?.label ?? noValue}</td>}
              {own && <td className="beside">{own.cell(row)}</td>}
              <td className="status">
                <StatusPill tone={row.status} label={choiceLabel(project, 'status', row.status)} />
              </td>
              <td className="date">{nextDate(row.nextDate)}</td>
              {hasNet && (
                <td className="net figure">
                  <Money amount={row.contractNet ?? null} currency={row.currency ?? ''} isBare={only !== undefined} />
                </td>
              )}
              {hasMargin && (
                <td className="margin figure">
                  <CostFigure without={costsOf(project, { ...row }, 'plannedMarginPercent').without}>
                    <MarginMark percent={row.plannedMarginPercent ?? null} floor={floor} />
                  </CostFigure>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
