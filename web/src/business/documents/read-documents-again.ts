import type { QueryClient } from '@tanstack/react-query';

/** Has every document that is shown read again, alone and in lists: a step of a project may have taken back what was issued of it. */
export function readDocumentsAgain(queries: QueryClient): void {
  for (const queryKey of [['grid', 'document'], ['record', 'document'], ['history', 'document'], ['document']])
    void queries.invalidateQueries({ queryKey });
}
