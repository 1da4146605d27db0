import type { Refusal } from '../../lib/calls/call-publicly.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

/** What the last attempt failed of, under the form. */
export function SessionFailure({ of }: { of: Refusal | null }) {
  if (of === null) return null;
  return (
    <Notice kind="bad" role="alert">
      {of.text}
    </Notice>
  );
}
