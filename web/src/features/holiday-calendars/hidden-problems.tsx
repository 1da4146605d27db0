import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { goToField } from '../../form/problems/go-to-field.ts';
import { useEditing } from '../../form/state/editing-context.ts';
import { controlId } from '../../records/changes/record-path.ts';

interface HiddenProblemsProps {
  /** Paths of wrong fields of days in other years than the one that is shown. */
  paths: readonly string[];
  /** Shows the year a field stands in. */
  onGo: (path: string) => void;
}

/** Where the sentences of the error summary lead that are about days of other years: each passes the focus on, once its year is shown. */
export function HiddenProblems({ paths, onGo }: HiddenProblemsProps) {
  const { form, scope } = useEditing();
  useEffect(() => {
    form.sections.set('days', 'days');
    return () => void form.sections.delete('days');
  }, [form]);

  function go(path: string): void {
    flushSync(() => onGo(path));
    goToField(path, scope);
  }

  return paths.map((path) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only passes the focus on
    <span key={path} id={controlId(path, scope)} tabIndex={-1} onFocus={() => go(path)} />
  ));
}
