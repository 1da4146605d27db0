import { lazy } from 'react';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { useViewer } from '../../lib/session/session.ts';
import { Aside } from '../../ui/page/aside.tsx';

// Fetched once the page is there.
const Presence = lazy(() => import('./presence.tsx'));

/**
 * Where it is shown who else has the record open (`who`), or what somebody else saved of it (`news`); nobody has a new record open, and who looks
 * at the product as somebody else is not there.
 */
export function PresencePlace({ part }: { part: 'who' | 'news' }) {
  const { form } = useEditing();
  const isStored = useForm(form, ({ base }) => base.version !== undefined);
  if (useViewer() !== null || !isStored) return null;
  return (
    <Aside>
      <Presence part={part} />
    </Aside>
  );
}
