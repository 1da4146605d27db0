import styled from '@emotion/styled';
import { StatusPill } from '@mandate/web/src/ui/badges/status-pill.tsx';
import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { EmptyPart } from '@mandate/web/src/ui/feedback/empty-part.tsx';
import { Money, PlainDateText } from '@mandate/web/src/ui/values/figure.tsx';
import X from 'lucide-react/icons/x';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SampleRow } from './sample-rows.ts';

const Scroll = styled('div')({ overflowX: 'auto', '&:focus-visible': { outlineOffset: -2 } });

const Table = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  minWidth: 760,
  borderCollapse: 'collapse',
  // Columns stay where they are from page to page.
  tableLayout: 'fixed',
  fontSize: 13,
  lineHeight: '20px',
  '& th, & td': {
    height: 44,
    padding: '4px 8px',
    borderBottom: `1px solid ${vars.palette.divider}`,
    textAlign: 'left',
    fontWeight: 400,
    color: vars.palette.text.secondary,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& thead th:first-of-type, & tbody th': { paddingLeft: 20 },
  '& thead th': {
    height: 36,
    background: vars.palette.subtle,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    color: vars.palette.ink3,
  },
  '& tbody th': { fontWeight: 500, color: vars.palette.text.primary },
  '& tbody tr:hover': { background: vars.palette.hover },
  '& .figure': { textAlign: 'right' },
  '& .act': { width: 88, paddingRight: 14, textAlign: 'right' },
}));

const Nothing = styled('div')({ padding: '8px 20px' });

interface SampleTableProps {
  /** What the table is called, for who reaches it by keyboard. */
  label: string;
  rows: readonly SampleRow[];
  onRemove: (row: SampleRow) => void;
}

/** Sample rows, each with a button that takes it out. A narrow window scrolls them inside their card. */
export function SampleTable({ label, rows, onRemove }: SampleTableProps) {
  const { t } = useTranslation('demo');

  function remove(event: MouseEvent<HTMLElement>, row: SampleRow): void {
    const line = event.currentTarget.closest('tr');
    const next = line?.nextElementSibling ?? line?.previousElementSibling;
    // The button that has the focus goes; the nearest one takes it, or the table where none is left.
    (next?.querySelector('button') ?? line?.closest<HTMLElement>('[role=group]'))?.focus();
    onRemove(row);
  }

  return (
    <Scroll role="group" aria-label={label} tabIndex={0}>
      {rows.length === 0 ? (
        <Nothing>
          <EmptyPart text={t('material.table.none')} />
        </Nothing>
      ) : (
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('material.table.name')}</th>
              <th scope="col">{t('material.table.company')}</th>
              <th scope="col">{t('material.table.start')}</th>
              <th scope="col">{t('material.table.status')}</th>
              <th scope="col" className="figure">
                {t('material.table.amount')}
              </th>
              <th scope="col" className="act">
                {t('material.table.act')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.name}</th>
                <td>{row.company}</td>
                <td>
                  <PlainDateText date={row.start} />
                </td>
                <td>
                  <StatusPill
                    tone={row.isOpen ? 'active' : 'closed'}
                    label={t(row.isOpen ? 'material.table.open' : 'material.table.close')}
                  />
                </td>
                <td className="figure">
                  <Money amount={row.amount} currency="USD" isBare />
                </td>
                <td className="act">
                  <TooltipIconButton
                    size="row"
                    label={t('material.table.remove', { name: row.name })}
                    icon={<X aria-hidden="true" />}
                    onClick={(event) => remove(event, row)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Scroll>
  );
}
