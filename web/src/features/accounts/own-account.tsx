import type { ReactNode } from 'react';
import { useUser } from '../../lib/session.ts';
import { EditingContext, useEditing } from '../../resources/editor/record-context.ts';

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
