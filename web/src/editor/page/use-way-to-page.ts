import { useLocation, useNavigate } from 'react-router';
import type { RecordPaths } from '../../lib/addresses/paths.ts';

/** What the page of a record tells its editor: that one step back leads to it. */
export const fromPage = { isFromPage: true };

/**
 * Gives what leads from the editor of a record back to the page on which it is read; it goes nowhere where there is none, and once the person
 * went elsewhere of their own accord.
 */
export function useWayToPage(paths: RecordPaths, id: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isBehind = (state as Partial<typeof fromPage> | null)?.isFromPage === true;
  return () => {
    if (!paths.hasPage || window.location.pathname !== paths.edit(id)) return;
    if (isBehind) void navigate(-1);
    else void navigate(paths.record(id), { replace: true });
  };
}
