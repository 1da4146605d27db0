import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shownFiles, withFiles } from './with-files.ts';

const file = new URL('../../../docs/cluster.md', import.meta.url);

test('the page on clusters shows the files as the command writes them: UPDATE_CLUSTER_PAGE=1 writes them anew', () => {
  const page = readFileSync(file, 'utf8');
  if (process.env.UPDATE_CLUSTER_PAGE) writeFileSync(file, withFiles(page));
  else expect(page).toBe(withFiles(page));
  for (const name of shownFiles) expect(page).toContain(`<!-- file: ${name} -->`);
});
