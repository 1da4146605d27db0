import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkFileNames, givenBy, isNamedAfter } from './file-names.ts';

/** Whether a file with this source is named well. */
const isFine = (file: string, source: string) => isNamedAfter(file, givenBy(source));

test('every file of the project is named after what it gives', () => {
  const { files, misnamed } = checkFileNames(fileURLToPath(new URL('..', import.meta.url)));
  expect(misnamed).toEqual([]);
  expect(files).toBeGreaterThan(1000);
});

test('a file with one function is refused under any name but that of the function', () => {
  const source = 'export function undoPatchOf() {}';
  expect(isFine('server/src/records/undo/undo-patch-of.ts', source)).toBe(true);
  expect(isFine('server/src/records/undo/inverse.ts', source)).toBe(false);
  expect(isFine('server/src/records/undo/undo-patch.ts', source)).toBe(false);
});

test('a file may bear the name of its type, and the plural of what it gives', () => {
  expect(isFine('undo/undo-patch.ts', 'export interface UndoPatch {}\nexport function undoPatchOf() {}')).toBe(true);
  expect(isFine('values/decimals.ts', 'export const decimal = 1;')).toBe(true);
  expect(isFine('testing/people.ts', 'export interface Person {}\nexport const signIn = () => {};')).toBe(true);
});

test('a file may leave out or repeat words that its folder has in its name', () => {
  expect(isFine('features/accounts/routes.ts', 'export async function accountRoutes() {}')).toBe(true);
  expect(isFine('form/fields/field-color.tsx', 'export function Color() {}')).toBe(true);
  expect(isFine('features/accounts/routes.ts', 'export async function rateRoutes() {}')).toBe(false);
  expect(isFine('form/fields/form-fields.tsx', 'export function Color() {}')).toBe(false);
});

test('a file that gives several things is named by words of theirs', () => {
  const frames = 'export function sealFrames() {}\nexport function openFrames() {}';
  expect(isFine('backup/sealed-frames.ts', frames)).toBe(true);
  expect(isFine('backup/frame-tools.ts', frames)).toBe(false);
  const writing = 'export const insertRecord = 1;\nexport const updateRecord = 2;';
  expect(isFine('write/insert-and-update.ts', writing)).toBe(true);
  expect(isFine('write/write.ts', writing)).toBe(false);
});

test('the exports of a file are found in every form in which they can be written', () => {
  const source = [
    'export const one = 1;',
    'export async function two() {}',
    'export default function Three() {}',
    'export class Four {}',
    'export type Five = 5;',
    'export const { six, inner: seven } = object;',
    'export { eight, nine as ten, type Eleven };',
    "export type { Twelve } from './twelve.ts';",
    'const hidden = 1;',
    '  export const indented = 1;',
  ].join('\n');
  expect(givenBy(source).map(({ name, isValue }) => (isValue ? name : `type ${name}`))).toEqual([
    'one',
    'two',
    'Three',
    'Four',
    'type Five',
    'six',
    'seven',
    'eight',
    'ten',
    'type Eleven',
    'type Twelve',
  ]);
});
