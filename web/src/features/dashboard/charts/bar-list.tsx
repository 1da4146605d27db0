import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyPart } from '../../../ui/feedback/empty-part.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { LeftOutMark } from '../../../ui/values/left-out-mark.tsx';
import { tabular } from '../../../ui/values/tabular.ts';

/** A row of bars: what it is of, how long it is, and its figures. */
export interface BarRow {
  id: string;
  /** The list behind it, if it has one. */
  to: string | null;
  name: string;
  sign?: ReactNode;
  /** A quiet remark after the name. */
  remark?: string;
  /** The figure at the right, short, and a quieter one after it. */
  value: string;
  ratio?: string;
  /** What the figures leave out; there is a mark at them. */
  leftOut?: string;
  /** The exact figures, for who points at it or listens. */
  exact: string;
  /** 0 to 1; without it there is no bar. */
  length?: number;
  /** A second, thinner bar, 0 to 1. */
  second?: number;
}

const Rows = styled('ul')({ display: 'flex', flexDirection: 'column', gap: 2 });

const Row = styled('li')(({ theme: { vars } }) => ({
  '& > *': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '3px 12px',
    margin: '0 -8px',
    padding: '5px 8px',
    borderRadius: 6,
    color: 'inherit',
    fontSize: 13,
    lineHeight: '20px',
  },
  '& > a:hover': { background: vars.palette.hover, textDecoration: 'none', '& .name': { textDecoration: 'underline' } },
  '& .head': { display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 },
  '& .name': { fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .remark': { flex: 'none', color: vars.palette.ink3, fontSize: 12 },
  '& .values': { ...tabular, display: 'flex', gap: 8 },
  '& .values > span + span': { minWidth: 52, textAlign: 'right', color: vars.palette.ink3 },
  '& .bars': { gridColumn: '1 / -1', display: 'grid', gap: 1 },
  '& .bar': { height: 6, borderRadius: 2, background: vars.palette.sunken, overflow: 'hidden' },
  '& .bar > i': { display: 'block', height: '100%', borderRadius: 2, background: vars.palette.chart.first },
  '& .second': { height: 3, '& > i': { display: 'block', height: '100%', background: vars.palette.chart.third } },
  [phone]: { '& > *': { padding: '8px' } },
}));

/** Bars under the names they stand for; each links to its list. @param none what is said where there are none */
export function BarList({ label, rows, none }: { label: string; rows: readonly BarRow[]; none?: string }) {
  if (rows.length === 0 && none !== undefined) return <EmptyPart text={none} />;
  return (
    <Rows aria-label={label}>
      {rows.map((row) => (
        <Row key={row.id}>
          {row.to === null ? (
            <div title={row.exact}>
              <Bars of={row} />
            </div>
          ) : (
            <Link to={row.to} title={row.exact}>
              <Bars of={row} />
            </Link>
          )}
        </Row>
      ))}
    </Rows>
  );
}

function Bars({ of: { name, sign, remark, value, ratio, leftOut, exact, length, second } }: { of: BarRow }) {
  const width = (part: number) => ({ width: `${Math.max(0, Math.min(1, part)) * 100}%` });
  return (
    <>
      <VisuallyHidden>{leftOut === undefined ? exact : `${exact} ${leftOut}.`}</VisuallyHidden>
      <span className="head" aria-hidden="true">
        {sign}
        <span className="name">{name}</span>
        {remark && <span className="remark">{remark}</span>}
      </span>
      <span className="values" aria-hidden="true">
        <span>{value}</span>
        {ratio !== undefined && (
          <span>
            {ratio}
            {leftOut !== undefined && <LeftOutMark text={leftOut} />}
          </span>
        )}
      </span>
      {length !== undefined && (
        <span className="bars" aria-hidden="true">
          <span className="bar">
            <i style={width(length)} />
          </span>
          {second !== undefined && (
            <span className="second">
              <i style={width(second)} />
            </span>
          )}
        </span>
      )}
    </>
  );
}
