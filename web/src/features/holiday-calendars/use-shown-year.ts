import { useState } from 'react';
import type { Row } from '../../records/changes/record-path.ts';

/** A year of holidays as it is looked at. */
interface ShownYear {
  year: string;
  /** Those that can be chosen. */
  years: readonly string[];
  shown: readonly Row[];
  show: (year: string) => void;
  /** The day of a row is being written: the row stays where it is, whatever its text is read as by then. */
  beginWriting: (id: string) => void;
  /** The day was left: the year it lies in is shown. */
  endWriting: (row: Row) => void;
}

const isYear = (text: string) => /^\d{4}$/.test(text);

/** The year a holiday lies in; no year of four digits while it has no date yet. */
export function yearOf({ date }: Row): string {
  return String(date ?? '').slice(0, 4);
}

/** Which year of some holidays is shown; a day that has no date yet is shown with any. */
export function useShownYear(rows: readonly Row[]): ShownYear {
  const thisYear = String(new Date().getFullYear());
  const [year, show] = useState(thisYear);
  const [written, setWritten] = useState<string | null>(null);
  const settled = rows.filter(({ id }) => id !== written);
  return {
    year,
    years: [...new Set([...settled.map(yearOf), thisYear, year])].filter(isYear).sort(),
    shown: rows.filter((row) => row.id === written || yearOf(row) === year || !isYear(yearOf(row))),
    show,
    beginWriting: setWritten,
    endWriting: (row) => {
      setWritten(null);
      if (isYear(yearOf(row))) show(yearOf(row));
    },
  };
}
