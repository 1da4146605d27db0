import { quantityText } from '@mandate/contract/time/duration.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { projectHoursQuery } from './project-hours-query.ts';

/** What was worked on lines, by their ids, in the unit each is sold in: decimals. */
export type WorkedLines = ReadonlyMap<string, string>;

/**
 * What was worked on the lines of a project; null until the first entry.
 * @param isWanted false reads nothing
 */
export function useWorkedLines(projectId: string, isWanted: boolean): WorkedLines | null {
  const { data } = useQuery({ ...projectHoursQuery(projectId), enabled: isWanted });
  return useMemo(() => {
    const booked = data?.lines.filter(({ entries }) => entries > 0) ?? [];
    if (data === undefined || booked.length === 0) return null;
    const { hoursPerDay } = data;
    return new Map(booked.map(({ id, unit, worked }) => [id, quantityText(worked, { unit, hoursPerDay }, 2)]));
  }, [data]);
}
