import { useEffect } from 'react';
import type { BoundField } from '../fields/field-cell.tsx';
import { useEditing, useForm } from '../state/editing-context.ts';

/** What was typed into a field where a record is to be chosen and none was: the form knows it, so that no save passes over it. */
export function useUnchosen(path: BoundField['path']) {
  const { form } = useEditing();
  const unchosen = useForm(form, ({ unchosen }) => unchosen[path]);
  // What was typed goes with its field, such as one of a row that is removed.
  useEffect(() => () => form.noteUnchosen(path, null), [form, path]);
  return { unchosen, onUnchosen: (text: string | null) => form.noteUnchosen(path, text) };
}
