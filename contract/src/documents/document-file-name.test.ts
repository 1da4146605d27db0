import { expect, test } from 'vitest';
import { documentFileName } from './document-file-name.ts';

test.each([
  ['Q26-0007', 'Q26-0007-B-de.pdf'],
  ['ACME/2026/0007', 'ACME-2026-0007-B-de.pdf'],
  ['A\\B:C*D?E"F<G>H|I', 'A-B-C-D-E-F-G-H-I-B-de.pdf'],
])('the PDF of %s is saved under a name every system takes', (number, name) => {
  expect(documentFileName({ number, revision: 2, language: 'de' })).toBe(name);
});
