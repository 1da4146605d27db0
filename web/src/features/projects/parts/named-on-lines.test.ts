import { expect, test } from 'vitest';
import type { Row } from '../../../records/changes/record-path.ts';
import { namedOnLines } from './named-on-lines.ts';

const line = (id: string, personnelId: string | null): Row => ({
  id,
  personnelId,
  personnel: personnelId && { id: personnelId, label: `Name of ${personnelId}` },
});

test('who is named on lines and not in the team is offered once, in the order of the lines', () => {
  const lines = [line('1', 'ben'), line('2', null), line('3', 'ada'), line('4', 'ben'), line('5', 'eva')];
  const team = [{ id: 'm', personnelId: 'eva' }];
  expect(namedOnLines(lines, team, 'personnelId').map(({ reference }) => reference.label)).toEqual([
    'Name of ben',
    'Name of ada',
  ]);
  expect(namedOnLines(lines, team, 'providerId')).toEqual([]);
});
