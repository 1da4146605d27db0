import { may } from '@mandate/contract/access/permissions.ts';
import { isPattern } from '@mandate/contract/parameters/numbering.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CallError, call } from '../../lib/calls/call.ts';
import { useUser } from '../../lib/session/session.ts';
import { problemSentence } from '../../records/words/record-words.ts';

/** The numbers a pattern would give. */
export interface NextNumbers {
  /** The next three; undefined while they are asked for, and for what is no pattern. */
  next: readonly string[] | undefined;
  /** Why the pattern is refused; null while nothing is known against it. */
  refused: string | null;
  /** What is to be known of them, such as numbers in use that are stepped over. */
  remarks: readonly string[];
}

/**
 * The next three numbers of a numbering pattern, as the server would give them now. Who may not change it is not told.
 * @param key of the parameter, such as `numbering.customer`
 */
export function useNextNumbers(key: string, pattern: string): NextNumbers {
  const { role } = useUser();
  const isGood = isPattern(pattern) && may(role, 'parameter', 'edit') !== false;
  const { data, error } = useQuery({
    queryKey: ['parameter', 'next-numbers', key, pattern],
    queryFn: async ({ signal }) => {
      let remarks: readonly string[] = [];
      const { next } = await call<{ next: string[] }>(
        'POST',
        '/parameter/preview-numbering',
        { pattern, ...(key.startsWith('numbering.') && { key }) },
        {
          signal,
          quiet: true,
          onAlerts: (told) => {
            remarks = told;
          },
        },
      );
      return { next, remarks };
    },
    enabled: isGood,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const [problem] = isGood && error instanceof CallError ? error.fieldErrors : [];
  const refused = problem ? problemSentence(problem) : null;
  return isGood && data && refused === null ? { ...data, refused } : { next: undefined, refused, remarks: [] };
}
