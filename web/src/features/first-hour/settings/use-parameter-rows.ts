import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';

/** A parameter as far as a form of several needs it. */
export interface ParameterRow {
  id: string;
  key: string;
  version: number;
  value: unknown;
}

/** The parameters by key. */
export type ParameterRows = ReadonlyMap<string, ParameterRow>;

/** Under which key the parameters with their versions are kept among what was read. */
export const parameterRowsKey = ['parameter', 'rows'] as const;

/** Reads the firm's parameters with their versions. */
export function useParameterRows() {
  return useQuery({
    queryKey: parameterRowsKey,
    queryFn: async ({ signal }): Promise<ParameterRows> => {
      const query = { pageSize: 200, fields: ['key', 'value'], total: 'none' };
      const { rows } = await call<{ rows: ParameterRow[] }>('POST', '/parameter/get-grid', query, {
        signal,
        quiet: true,
      });
      return new Map(rows.map((row) => [row.key, row]));
    },
  });
}
