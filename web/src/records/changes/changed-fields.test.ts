import { project } from '@mandate/contract/project/project.ts';
import { expect, test } from 'vitest';
import { toldChanges } from './changed-fields.tsx';

test('what is told of a project that was quoted is its status and its days, not how often that happened', () => {
  const changes = [
    { field: 'status', old: 'draft', new: 'quoted' },
    { field: 'revision', old: 0, new: 1 },
    { field: 'quotedOn', old: null, new: '2026-08-19' },
  ];
  expect(toldChanges(project, changes).map(({ field }) => field)).toEqual(['status', 'quotedOn']);
});
