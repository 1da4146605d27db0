import { entityNamed } from '@mandate/contract/known-entities.ts';
import { call } from '../../lib/calls/call.ts';

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

/** The query for what an act on many records, or an import, is called; the key as that of {@link labelQuery}. @param noun of the records */
export function actQuery(noun: string, id: string) {
  return {
    queryKey: ['label', `${noun} act`, id],
    queryFn: async (): Promise<RecordLabel> => ({
      id,
      label: await (await import('../jobs/act-name.ts')).actName(noun, id),
      isDeleted: false,
    }),
    staleTime: 60_000,
  };
}
