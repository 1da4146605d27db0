import type { ReactNode } from 'react';
import { EditingContext, useEditing } from '../../form/state/editing-context.ts';
import { useUser } from '../../lib/session/session.ts';

/** Whether the account on the page is the reader's own. */
export function useIsOwn(): boolean {
  const { form } = useEditing();
  return form.id === useUser().id;
}

/** Fields that nobody changes on their own account: there they are text. */
export function NotOnOwn({ children }: { children: ReactNode }) {
  const editing = useEditing();
  const isOwn = useIsOwn();
  return <EditingContext value={isOwn ? { ...editing, isReading: true } : editing}>{children}</EditingContext>;
}
