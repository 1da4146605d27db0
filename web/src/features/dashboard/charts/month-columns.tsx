import styled from '@emotion/styled';
import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { monthFrame } from './month-option.ts';

/** A month of the chart: where it leads, and what it comes to in words. */
export interface MonthColumn {
  month: string;
  to: string;
  said: string;
  isFuture: boolean;
}

const frame = { left: monthFrame.left, right: monthFrame.right, top: monthFrame.top - 4, bottom: 0 };

const Columns = styled('ul')(({ theme: { vars } }) => ({
  position: 'absolute',
  ...frame,
  display: 'flex',
  '& > li': { flex: 1, display: 'flex', minWidth: 0 },
  '& a': { flex: 1, borderRadius: 4 },
  '& a:focus-visible': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: -2 },
}));

const Ground = styled('div')(({ theme: { vars } }) => ({
  position: 'absolute',
  ...frame,
  bottom: monthFrame.bottom,
  '& > .pointed': { position: 'absolute', top: 0, bottom: 0, borderRadius: 4, background: vars.palette.sunken },
  '& > .now': { position: 'absolute', top: 0, bottom: -30, borderLeft: `1px dashed ${vars.palette.control}` },
}));

/** What lies under the bars: the month that is pointed at, and where the months to come begin. */
export function MonthGround({ columns, pointed }: { columns: readonly MonthColumn[]; pointed: number }) {
  const at = (place: number) => `${(place / columns.length) * 100}%`;
  const coming = columns.findIndex(({ isFuture }) => isFuture);
  return (
    <Ground aria-hidden="true">
      {columns.length > 1 && <div className="pointed" style={{ left: at(pointed), width: at(1) }} />}
      {coming > 0 && <div className="now" style={{ left: at(coming) }} />}
    </Ground>
  );
}

interface MonthColumnsProps {
  label: string;
  columns: readonly MonthColumn[];
  pointed: number;
  onPoint: (place: number) => void;
  /** The pointer has left, or the keyboard. */
  onLeave: () => void;
}

/** The months as links over their bars: one stop of the Tab key, arrows walk them, each says its figures and leads to its list. */
export function MonthColumns({ label, columns, pointed, onPoint, onLeave }: MonthColumnsProps) {
  const list = useRef<HTMLUListElement>(null);

  function walk(event: KeyboardEvent): void {
    const last = columns.length - 1;
    const steps: Record<string, number> = { ArrowLeft: pointed - 1, ArrowRight: pointed + 1, Home: 0, End: last };
    const wanted = steps[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll('a')[Math.max(0, Math.min(last, wanted))]?.focus();
  }

  return (
    <Columns data-months ref={list} aria-label={label} onKeyDown={walk} onPointerLeave={onLeave} onBlur={onLeave}>
      {columns.map(({ month, to, said }, place) => (
        <li key={month}>
          <Link
            to={to}
            tabIndex={place === pointed ? 0 : -1}
            onFocus={() => onPoint(place)}
            onPointerEnter={() => onPoint(place)}
          >
            <VisuallyHidden>{said}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </Columns>
  );
}
