import { useSyncExternalStore } from 'react';
import { onReset } from '../../backend/answer.ts';
import { useDemo } from '../../use-demo.ts';
import { changedProjects, noChanges, type ProjectChanges } from './project-changes.ts';

let changes = noChanges;
const listeners = new Set<() => void>();

function become(next: ProjectChanges): void {
  changes = next;
  for (const listener of listeners) listener();
}

// They live as long as the sample records they were made to.
onReset(() => become(noChanges));

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The projects of the demo with what was done to them since the page was loaded. */
export function useProjects() {
  const { data, isError, refetch } = useDemo('GET /api/list/all');
  const now = useSyncExternalStore(subscribe, () => changes);
  return {
    stored: data ?? [],
    projects: data ? changedProjects(data, now) : null,
    isError,
    refetch,
    change: (make: (now: ProjectChanges) => ProjectChanges) => become(make(changes)),
  };
}
