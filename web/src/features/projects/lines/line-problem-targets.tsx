import { useEffect, useMemo } from 'react';
import { useEditing, useForm } from '../../../resources/editor/record-context.ts';
import { controlId } from '../../../resources/editor/record-path.ts';
import { useWantedCell } from './wanted-cell.ts';

/**
 * Where the sentences of the error summary lead: a wrong cell may be far outside of the drawn rows, so each has a place here
 * that passes the focus on to it.
 */
export function LineProblemTargets({ onGo }: { onGo: (id: string, field: string) => void }) {
  const { form } = useEditing();
  const problems = useForm(form, (state) => state.problems);
  const wanted = useWantedCell();
  const paths = useMemo(() => {
    const named = [...problems.map(({ field }) => field), ...(wanted === null ? [] : [wanted])];
    return [...new Set(named)].filter((field) => /^lines\..+\./.test(field));
  }, [problems, wanted]);
  useEffect(() => {
    const all = ['lines', ...paths];
    for (const path of all) form.sections.set(path, 'lines');
    return () => {
      for (const path of all) form.sections.delete(path);
    };
  }, [form, paths]);
  return paths.map((path) => {
    const [, id = '', field = ''] = path.split('.');
    // biome-ignore lint/a11y/noStaticElementInteractions: it only passes the focus on
    return <span key={path} id={controlId(path)} tabIndex={-1} onFocus={() => onGo(id, field)} />;
  });
}
