import { expect, test } from 'vitest';
import { newLine } from '../edit-line.ts';
import { matched } from './use-name-matching.ts';

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const service = new Map([['sv01', { id: id(1), name: 'Workshop', unit: 'hour', defaultQuantity: '4' }]]);
const person = new Map([['mara feld', { id: id(2), displayName: 'Mara Feld' }]]);
const provider = new Map([['s03', { id: id(3), name: 'Datenwerk' }]]);

test('pasted names and codes become services, people and providers, and unknown ones stay as they were', () => {
  const lines = [
    { ...newLine('service'), serviceId: 'SV01', personnelId: 'MARA FELD' },
    { ...newLine('service'), description: 'Own words', serviceId: 'sv01', personnelId: 'S03' },
    { ...newLine('service'), personnelId: 'Nobody' },
  ];
  const [first, second, third] = matched(lines, { service, person, provider });
  expect(first).toMatchObject({ serviceId: id(1), description: 'Workshop', unit: 'hour', quantity: '4' });
  expect(first).toMatchObject({ personnelId: id(2), personnel: { label: 'Mara Feld' } });
  expect(second).toMatchObject({ serviceId: id(1), description: 'Own words', providerId: id(3), personnelId: null });
  expect(third).toBe(lines[2]);
});

test('pasted lines stay the same when no name in them is found', () => {
  const lines = [newLine('service'), { ...newLine('service'), personnelId: 'Nobody' }];
  expect(matched(lines, { service, person, provider })).toBe(lines);
});
