import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RecordForm } from '../../form/state/record-form.ts';
import { findDrafts, type KnownDraft } from '../../lib/drafts/known-drafts.ts';

/** What is known of the drafts of one record, or of new ones of its kind. */
interface KnownDrafts {
  /** Undefined until the server has answered, or could not. */
  known: readonly KnownDraft[] | undefined;
  /** A new form is not shown yet: what is offered above it would push down what somebody has begun to type into. */
  isLooking: boolean;
  lookAgain: () => void;
}

/** A new form waits no longer for what was begun before it, in ms. */
const longestLook = 5_000;

/** @param isOpen whether anything is offered at all */
export function useKnownDrafts(form: RecordForm, userId: string, isNew: boolean, isOpen: boolean): KnownDrafts {
  const queries = useQueryClient();
  const entity = form.entity.name;
  const of = isNew ? ({ entity, isNew: true } as const) : { entity, recordId: form.id };
  const { data, isPending } = useQuery({
    queryKey: ['draft', 'of', userId, of],
    queryFn: ({ signal }) => findDrafts(userId, of, signal),
    enabled: isOpen,
    networkMode: 'always',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = isNew ? setTimeout(() => setLate(true), longestLook) : undefined;
    return () => clearTimeout(timer);
  }, [isNew]);
  return {
    known: data?.drafts,
    isLooking: isOpen && isNew && isPending && !isLate,
    lookAgain: () => void queries.invalidateQueries({ queryKey: ['draft', 'of'] }),
  };
}
