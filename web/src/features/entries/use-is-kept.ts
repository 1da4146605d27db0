import { may } from '@mandate/contract/access/permissions.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { entry } from '@mandate/contract/entities/entry.ts';
import type { GridPage, SentGridQuery } from '@mandate/contract/lists/grid.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { useUser } from '../../lib/session/session.ts';

/**
 * Whether the reader keeps the time of an entry: administrators everybody's, managers that of their people and projects, and all their own.
 * Undefined while that is not known.
 */
export function useIsKept({ personnelId, projectId }: Values, isNew: boolean): boolean | undefined {
  const { role, personnelId: own } = useUser();
  const limit = may(role, entry.name, 'edit');
  const isOwn = own !== null && personnelId === own;
  const isAsked = limit === 'managed' && own !== null && !isOwn && !isNew;
  const isOfPeople = useManages('personnel', 'managerId', isAsked ? personnelId : null, own);
  const isOfProjects = useManages('project', 'projectManagerId', isAsked ? projectId : null, own);
  if (isNew || limit === true || isOwn || isOfPeople || isOfProjects) return true;
  return isOfPeople === undefined || isOfProjects === undefined ? undefined : false;
}

/** Whether somebody is the manager of a person or project; undefined while that is not known. @param id of nobody null */
function useManages(noun: string, field: string, id: unknown, manager: string | null): boolean | undefined {
  const query: SentGridQuery = {
    ...{ pageSize: 1, total: 'none', fields: ['id'] },
    filter: {
      all: [
        { field: 'id', operator: 'anyOf', value: [String(id)] },
        { field, operator: 'anyOf', value: [String(manager)] },
      ],
    },
  };
  const isAsked = typeof id === 'string' && manager !== null;
  const { data, isError } = useQuery({
    queryKey: ['grid', noun, query],
    queryFn: ({ signal }) =>
      call<GridPage<{ id: string }>>('POST', `/${noun}/get-grid`, query, { signal, quiet: true, silent: true }),
    enabled: isAsked,
  });
  if (data) return data.rows.length > 0;
  return isAsked && !isError ? undefined : false;
}
