import { useLocation } from 'react-router';
import type { ProjectItem } from '../../contract/todo-calls.ts';

/** The address that opens a project beside the list as it is shown. */
export function useProjectLink(): (project: ProjectItem) => string {
  const { search } = useLocation();
  return ({ id }) => {
    const parameters = new URLSearchParams(search);
    parameters.set('project', String(id));
    return `?${parameters}`;
  };
}
