import type { ImportPlan } from '../import-calls.ts';

const keyOf = (importId: string) => `import-plan ${importId}`;

/** What was chosen for a file in this window and not tried yet; null when there is nothing, or it cannot be read. */
export function readStoredPlan(importId: string): ImportPlan | null {
  try {
    const plan = JSON.parse(sessionStorage.getItem(keyOf(importId)) ?? 'null') as ImportPlan | null;
    return plan && { ...plan, beside: plan.beside ?? {} };
  } catch {
    return null;
  }
}

/** Keeps what was chosen, so that it is still there after a reload; null forgets it. */
export function storePlan(importId: string, plan: ImportPlan | null): void {
  try {
    if (plan === null) sessionStorage.removeItem(keyOf(importId));
    else sessionStorage.setItem(keyOf(importId), JSON.stringify(plan));
  } catch {
    // A browser that keeps nothing loses it by a reload and by nothing else.
  }
}
