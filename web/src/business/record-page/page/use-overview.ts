import type { RecordOverview } from '@mandate/contract/overview/record/record-overview.ts';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '../../../records/reading/overview-query.ts';

/**
 * Reads what the page of a record tells beside it.
 * @typeParam Overview what the call of its kind replies
 */
export function useOverview<Overview extends RecordOverview>(noun: string, id: string) {
  const { data, isError, refetch } = useQuery(overviewQuery(noun, id));
  return { data: data as Overview | undefined, isFailed: isError, retry: () => void refetch() };
}
