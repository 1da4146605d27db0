import { project } from '@mandate/contract/project/project.ts';
import { expect, test, vi } from 'vitest';
import { beginForm } from '../../../form/state/record-form.ts';
import { type EditLine, newLine } from './edit-line.ts';
import { lineEdits } from './use-lines.ts';

function begin() {
  const form = beginForm(
    project,
    'p',
    { name: 'Test', lines: [newLine('service')], members: [] },
    { role: 'EDITOR', grants: ['seeRates'] },
  );
  const names = () => (form.state().values.lines as EditLine[]).map(({ description }) => description);
  const write = (text: string) => (lines: readonly EditLine[]) => lines.map((line) => ({ ...line, description: text }));
  const told = vi.fn();
  return { form, edits: lineEdits(form, told), told, names, write };
}

/** What is looked up for a line by what was typed on it. */
function found(lines: readonly EditLine[]): readonly EditLine[] {
  return lines.map((line) => (line.description === 'typed' ? { ...line, description: 'typed, found' } : line));
}

test('edits of lines can be undone and redone', () => {
  const { edits, names, write } = begin();
  edits.edit(write('one'));
  edits.edit(write('two'));
  edits.undo();
  expect(names()).toEqual(['one']);
  edits.redo();
  expect(names()).toEqual(['two']);
  edits.undo();
  edits.undo();
  edits.undo();
  expect(names()).toEqual([null]);
});

test('a new edit of a line ends what can be redone, and one that changes nothing does not count', () => {
  const { edits, names, write } = begin();
  edits.edit(write('one'));
  edits.undo();
  edits.edit(write('other'));
  edits.redo();
  expect(names()).toEqual(['other']);
  edits.edit(write('other'));
  edits.undo();
  expect(names()).toEqual([null]);
});

test('undo in the lines does not take back what a save brought', () => {
  const { form, edits, names, write } = begin();
  edits.edit(write('one'));
  form.store(
    { name: 'Test', version: 1, lines: [{ ...newLine('service'), description: 'stored' }] },
    form.state().values,
  );
  edits.undo();
  expect(names()).toEqual(['stored']);
});

test('lines beyond the limit of a project are refused all together', () => {
  const { edits, names, told } = begin();
  const many = Array.from({ length: 1000 }, () => newLine('service'));
  expect(edits.edit((lines) => [...lines, ...many])).toBe(false);
  expect(told).toHaveBeenCalledOnce();
  expect(names()).toHaveLength(1);
  expect(edits.edit((lines) => [...lines, ...many.slice(1)])).toBe(true);
});

test('undo and redo of an edited line include what was looked up for it', () => {
  const { edits, names, write } = begin();
  edits.edit(write('typed'));
  edits.amend(found);
  edits.undo();
  expect(names()).toEqual([null]);
  edits.redo();
  expect(names()).toEqual(['typed, found']);
});

test('undo of what was edited while something was looked up takes only that back, and redo brings it back with what was found', () => {
  const { edits, names, write } = begin();
  edits.edit(write('typed'));
  edits.edit((lines) => [...lines, { ...newLine('service'), description: 'meanwhile' }]);
  edits.edit((lines) => [...lines, { ...newLine('service'), description: 'undone' }]);
  edits.undo();
  edits.amend(found);
  expect(names()).toEqual(['typed, found', 'meanwhile']);
  edits.undo();
  expect(names()).toEqual(['typed, found']);
  edits.redo();
  edits.redo();
  expect(names()).toEqual(['typed, found', 'meanwhile', 'undone']);
});
