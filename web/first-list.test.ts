import { grants, grantsFor, type Reader, roles } from '@mandate/contract/access/roles.ts';
import { project } from '@mandate/contract/project/project.ts';
import { expect, test } from 'vitest';
import { firstList } from './first-list.ts';
import { projectColumns } from './src/features/projects/project-columns.ts';
import { laidOut, offeredColumns } from './src/list/columns/list-layout.ts';
import { askedFields } from './src/list/state/asked-fields.ts';

const { grants: deciding, bodies, bodyOf } = firstList();

/** What the first script finds for a reader. */
function told(reader: Reader): { fields: string[] } {
  const own = deciding.filter((grant) => reader.grants.some((one) => one === grant));
  return JSON.parse(bodies[bodyOf[`${reader.role} ${own.join()}`] ?? -1] ?? 'null');
}

const readers = roles.flatMap((role) => [
  { role, grants: grantsFor(role, null) },
  { role, grants: [] },
  ...grants.map((grant) => ({ role, grants: [grant] })),
  ...grants.map((grant) => ({ role, grants: grants.filter((other) => other !== grant) })),
]);

test.each(readers)('what is requested early is exactly what the list needs as $role with $grants', (reader) => {
  const columns = laidOut(offeredColumns(project, reader, projectColumns), undefined);
  expect(told(reader).fields).toEqual(askedFields(project, reader, columns));
});

test('the first list asks for no margins for a person who may not see them', () => {
  expect(told({ role: 'EDITOR', grants: ['seeRates'] }).fields).not.toContain('plannedMarginPercent');
  expect(told({ role: 'SA', grants }).fields).toContain('plannedMarginPercent');
});
