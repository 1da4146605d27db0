import { entityNamed } from '@mandate/contract/known-entities.ts';
import { call } from '../lib/api.ts';

/** What a record is called, asked for by its id. */
export interface RecordLabel {
  id: string;
  label: string;
  isDeleted: boolean;
}

/**
 * The query for what a record is called; one that is gone or not for this person fails, and nothing is said of it.
 * @param noun the noun of its calls, such as `tax-rate`
 */
export function labelQuery(noun: string, id: string) {
  return {
    queryKey: ['label', noun, id],
    queryFn: async (): Promise<RecordLabel> => {
      const path = `/${noun}/get-by-id/${encodeURIComponent(id)}`;
      const record = await call<Record<string, unknown>>('GET', path, undefined, { quiet: true });
      return {
        id,
        label: String(record[entityNamed(noun).label] ?? ''),
        isDeleted: typeof record.deletedAt === 'string',
      };
    },
    staleTime: 60_000,
  };
}
