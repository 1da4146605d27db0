import { readFile } from 'node:fs/promises';
import { permissions } from '@mandate/contract/access/permissions.ts';
import { registers } from '@mandate/contract/registers.ts';
import { expect, test } from 'vitest';
import { listPage } from './list-link.ts';

test('a list links to the page people know it by', async () => {
  const paths = await readFile(new URL('../../../../web/src/lib/addresses/paths.ts', import.meta.url), 'utf8');
  const pages = [...Object.values(registers).map(({ list }) => `'${list}'`), paths].join();
  const exportable = Object.entries(permissions).flatMap(([noun, verbs]) => (verbs.export ? [noun] : []));
  for (const noun of exportable) expect(pages, noun).toContain(`'${listPage(noun)}'`);
});
