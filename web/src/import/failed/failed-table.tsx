import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phone } from '../../ui/media/phone.ts';
import { tabular } from '../../ui/values/tabular.ts';
import type { FileColumn, ImportPlan, ImportRow, RepairedCell } from '../import-calls.ts';
import { FailedRow } from './failed-row.tsx';

const Scroll = styled('div')({ overflowX: 'auto', '&:focus-visible': { outlineOffset: -2 } });

const Table = styled('table')(({ theme: { vars } }) => ({
  minWidth: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.primary,
  '& th, & td': {
    minWidth: 96,
    maxWidth: 260,
    padding: '8px 10px',
    borderTop: `1px solid ${vars.palette.divider}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  '& thead th': {
    background: vars.palette.subtle,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    color: vars.palette.text.secondary,
  },
  '& td[data-wrong]': { minWidth: 160 },
  '& tr > th:first-of-type': { minWidth: 148, width: 148, paddingInlineStart: 20, ...tabular },
  '& tr > :last-child': { paddingInlineEnd: 20 },
  [phone]: {
    display: 'block',
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody': { display: 'block' },
    '& tbody tr': { display: 'grid', gap: 8, padding: '10px 20px', borderTop: `1px solid ${vars.palette.divider}` },
    '&& tbody :is(th, td)': { width: 'auto', minWidth: 0, maxWidth: 'none', padding: 0, border: 0 },
    '& tbody td::before': {
      content: 'attr(data-label)',
      display: 'block',
      fontSize: 12,
      lineHeight: '16px',
      color: vars.palette.text.secondary,
    },
    // What is right is looked at where the whole row is opened.
    '& tbody td:not(:has(input))': { display: 'none' },
  },
}));

interface FailedTableProps {
  columns: readonly FileColumn[];
  plan: ImportPlan;
  rows: readonly ImportRow[];
  isLocked: boolean;
  /** Sends a cell and gives the rows as they are then. @throws CallError */
  onRepair: (cell: RepairedCell) => Promise<ImportRow[]>;
}

/** Rows that could not be taken: their wrong cells first, each with what is wrong with it, to be rewritten in place. */
export function FailedTable({ columns, plan, rows: read, isLocked, onRepair }: FailedTableProps) {
  const { t } = useTranslation();
  const [rows, setRows] = useState(read);
  // The columns keep their places while cells are repaired.
  const [places] = useState(() => shownPlaces(columns, plan, read));

  async function repair(cell: RepairedCell): Promise<void> {
    const changed = new Map((await onRepair(cell)).map((row) => [row.row, row]));
    setRows((before) => before.map((row) => changed.get(row.row) ?? row));
  }

  return (
    <Scroll role="region" aria-label={t('import.failedTable')} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('import.row')}</th>
            {places.map((place) => (
              <th key={place} scope="col">
                {columns[place]?.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <FailedRow
              key={row.row}
              row={row}
              first={read[index] ?? row}
              columns={columns}
              places={places}
              isLocked={isLocked}
              onRepair={repair}
            />
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

/** The columns that go to a field, those first in which something is wrong. */
function shownPlaces(columns: readonly FileColumn[], { mapping }: ImportPlan, rows: readonly ImportRow[]): number[] {
  const taken = new Set(mapping.flatMap(({ header, field }) => (field === null ? [] : [header])));
  const wrong = new Set(rows.flatMap(({ errors }) => errors.map(({ column }) => column)));
  const places = columns.flatMap(({ header }, place) => (taken.has(header) || wrong.has(header) ? [place] : []));
  const isWrong = (place: number) => wrong.has(columns[place]?.header ?? '');
  return [...places.filter(isWrong), ...places.filter((place) => !isWrong(place))];
}
