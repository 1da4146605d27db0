import { describe, expect, test } from 'vitest';
import { isCalled, mayBeMeant } from './may-be-meant.ts';

const edda = { id: '1', label: 'Edda Quillner', path: 'Auditor', code: 'E0007' };

describe('a suggestion for the text typed before', () => {
  test.each(['', 'Edda', 'quill', 'audit edda', 'E0007', 'É'])('stays while it fits %j', (text) => {
    expect(mayBeMeant(edda, text)).toBe(true);
  });

  test.each(['Ada', 'Edda Smith', 'uillner2'])('goes when it does not fit %j', (text) => {
    expect(mayBeMeant(edda, text)).toBe(false);
  });
});

test('a record that has the typed name is not offered to be created again', () => {
  expect(isCalled(edda, 'edda quillner')).toBe(true);
  expect(isCalled(edda, 'Edda')).toBe(false);
  expect(isCalled({ ...edda, label: '' }, '')).toBe(false);
});
