import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** A mutation that is not begun again while it is under way, also not by a second press that comes before the first is shown. */
export function useMutationOnce<Data, Sent = void>(
  options: UseMutationOptions<Data, Error, Sent>,
): UseMutationResult<Data, Error, Sent> {
  const isUnderWay = useRef(false);
  const mutation = useMutation(options);
  return {
    ...mutation,
    mutate: (...sent) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutation
        .mutateAsync(...sent)
        // What went wrong is told by the mutation itself.
        .catch(() => undefined)
        .finally(() => {
          isUnderWay.current = false;
        });
    },
  };
}
