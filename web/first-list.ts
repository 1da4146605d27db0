import { grants as allGrants, type Reader, roles } from '@mandate/contract/access/roles.ts';
import { project } from '@mandate/contract/project/project.ts';
import { projectColumns } from './src/features/projects/project-columns.ts';
import type { FirstScriptPage } from './src/first-script.ts';
import { landing } from './src/lib/addresses/paths.ts';
import { laidOut, offeredColumns } from './src/list/columns/list-layout.ts';
import { askedFields } from './src/list/state/asked-fields.ts';
import { gridQueryOf } from './src/list/state/grid-query-of.ts';
import { usualState } from './src/list/state/list-state.ts';

/** What the first list asks for while nobody chose anything, told for every kind of reader. */
export function firstList(): Omit<FirstScriptPage, 'files' | 'words' | 'font'> {
  const facts = Object.values(project.fields);
  const grants = allGrants.filter((grant) => facts.some((field) => field.grants?.includes(grant)));
  const bodies: string[] = [];
  const bodyOf: Record<string, number> = {};
  for (const role of roles) {
    for (const own of subsetsOf(grants)) {
      const body = JSON.stringify(usualQuery({ role, grants: own }));
      if (!bodies.includes(body)) bodies.push(body);
      bodyOf[`${role} ${own.join()}`] = bodies.indexOf(body);
    }
  }
  return { addresses: ['/', landing], entity: project.name, grants, bodies, bodyOf };
}

function usualQuery(reader: Reader): object {
  const currentUser = { id: '', personnelId: null, today: '1970-01-01' };
  const columns = laidOut(offeredColumns(project, reader, projectColumns), undefined);
  return { ...gridQueryOf(project, usualState, currentUser), fields: askedFields(project, reader, columns) };
}

/** Every choice of some of them, each in their order. */
function subsetsOf<T>([first, ...others]: readonly T[]): T[][] {
  if (first === undefined) return [[]];
  const without = subsetsOf(others);
  return [...without.map((some) => [first, ...some]), ...without];
}
