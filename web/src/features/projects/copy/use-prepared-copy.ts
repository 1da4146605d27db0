import type { Values } from '@mandate/contract/changes/merge.ts';
import type { CarriedPrice, NotCarried } from '@mandate/contract/project/copy/copy-context.ts';
import type { LineAmounts } from '@mandate/contract/project/figures/line-amounts.ts';
import type { Totals } from '@mandate/contract/project/figures/totals.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import type { EditLine } from '../lines/edit-line.ts';
import { type CopyChoices, requestOf } from './copy-choices.ts';

/** A line of a prepared copy or of its source, with what its reader sees of it. */
export type CopyLine = EditLine & Partial<LineAmounts>;

/** A project with its lines and totals, stored or only prepared. */
export type CopyProject = Values & { id: string; lines: CopyLine[]; totals?: Partial<Totals> };

/** A copy as the server prepared it. */
export interface PreparedCopy {
  project: CopyProject;
  notCarried: NotCarried[];
  kept: CarriedPrice[];
  /** Of each line the id of the line it was copied from. */
  origins: string[];
  /** There is a project of its id already. */
  isMade: boolean;
}

/** Asks the server for the copy as it would be; while it is asked again, what it said before stays. */
export function usePreparedCopy(sourceId: string, copyId: string, choices: CopyChoices) {
  const requests = requestOf(choices, copyId);
  return useQuery({
    queryKey: ['project', 'copy', sourceId, requests],
    queryFn: ({ signal }) =>
      call<PreparedCopy>('POST', `/project/prepare-copy/${encodeURIComponent(sourceId)}`, requests, {
        signal,
        quiet: true,
      }),
    placeholderData: keepPreviousData,
  });
}
