import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { declaredCalls } from '../../testing/callers/declared-calls.ts';
import { matrixDocument } from '../../testing/permissions/matrix-document.ts';
import { identities, matrix, outcomes } from '../../testing/permissions/permission-matrix.ts';
import { startTestApp } from '../../testing/test-app.ts';

const document = new URL('../../../docs/permissions.md', import.meta.url);

describe('the matrix of permissions', () => {
  test('has a row for every call of the application, and no call that is none', async () => {
    const app = await startTestApp();
    const declared = declaredCalls(app).map(({ method, path }) => `${method} ${path}`);
    await app.close();
    expect([...new Set(matrix.map(({ call }) => call))].sort()).toEqual(declared.sort());
  });

  test('says one of the outcomes for each identity', () => {
    for (const { call, on, cells } of matrix) {
      expect(cells.length, `${call} ${on}`).toBe(identities.length);
      expect(Object.keys(outcomes)).toEqual(expect.arrayContaining([...cells]));
    }
    expect(new Set(matrix.map(({ call, on }) => `${call} ${on}`)).size).toBe(matrix.length);
  });

  test('is written down for people to read', () => {
    if (process.env.UPDATE_PERMISSIONS) writeFileSync(document, matrixDocument(matrix));
    expect(readFileSync(document, 'utf8')).toBe(matrixDocument(matrix));
  });

  // Each identity is tried in a file of its own, so that they run beside each other.
  test('is tried as each identity', () => {
    const tried = identities.map((identity) => {
      const file = new URL(`permissions-of-${identity.toLowerCase().replace(/\W+/g, '-')}.test.ts`, import.meta.url);
      return readFileSync(file, 'utf8').includes(`tryMatrix('${identity}')`);
    });
    expect(tried).toEqual(identities.map(() => true));
  });
});
