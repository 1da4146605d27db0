import { workLine } from '@mandate/contract/entities/work-line.ts';
import type { Referred, RowOf } from '@mandate/contract/facts/entity.ts';
import { useQuery } from '@tanstack/react-query';
import type { EntryLine } from '../../business/time/acted-entry.ts';
import { inHours } from '../../form/fields/typed-duration.tsx';
import { call } from '../../lib/calls/call.ts';

/** A line while nothing is known of it. */
export const anyLine: EntryLine = { ...inHours, isBillable: true };

/** A line time is booked on, and whose it is. */
interface WorkLine extends EntryLine {
  project: Referred | null;
}

/** In what time of a line counts, whether it is billed, and its project; undefined while that is not known. */
export function useWorkLine(lineId: unknown): WorkLine | undefined {
  const { data } = useQuery({
    queryKey: [workLine.name, lineId],
    queryFn: ({ signal }) =>
      call<RowOf<typeof workLine> & { project?: Referred | null }>(
        'GET',
        `/${workLine.name}/get-by-id/${lineId}`,
        undefined,
        { signal, quiet: true },
      ),
    enabled: typeof lineId === 'string' && lineId !== '',
    staleTime: 60_000,
  });
  return (
    data && {
      unit: data.unit,
      hoursPerDay: data.hoursPerDay,
      isBillable: data.isBillable,
      project: data.project ?? null,
    }
  );
}
