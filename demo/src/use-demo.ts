import { showError } from '@mandate/web/src/lib/frame/show-success-and-errors.ts';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, DemoRefusal, type Payload } from './ask.ts';
import { resetMock } from './backend/answer.ts';
import type { DemoCall, DemoCalls } from './contract/demo-calls.ts';

/** What a GET of the mock gives, read again after every change; null where it knows no such record. */
export function useDemo<Name extends DemoCall & `GET ${string}`>(
  name: Name,
  ...payload: Payload<Name>
): UseQueryResult<NonNullable<DemoCalls[Name]['gives']> | null, DemoRefusal> {
  return useQuery({
    queryKey: ['demo', name, payload[0] ?? null],
    queryFn: async () => ((await ask(name, ...payload)) ?? null) as NonNullable<DemoCalls[Name]['gives']> | null,
  });
}

/** Changes something in the mock; whatever is shown of it is read again. What it refuses is said, and gives undefined. */
export function useTell() {
  const queries = useQueryClient();
  return async <Name extends DemoCall & `POST ${string}`>(
    name: Name,
    ...payload: Payload<Name>
  ): Promise<DemoCalls[Name]['gives'] | undefined> => {
    try {
      const given = await ask(name, ...payload);
      await queries.invalidateQueries({ queryKey: ['demo'] });
      return given;
    } catch (problem) {
      if (!(problem instanceof DemoRefusal)) throw problem;
      showError(problem.message);
      return undefined;
    }
  };
}

/** Puts all sample records back as they were, and shows them. */
export function useReset(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    resetMock();
    await queries.invalidateQueries({ queryKey: ['demo'] });
  };
}
