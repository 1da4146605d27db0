import { afterAll, beforeAll, expect, test } from 'vitest';
import { declaredCalls } from '../../../testing/callers/declared-calls.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { schemaRows } from './schema-rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const page = async (path: string) => (await fetch(app.url + path)).text();

test('the reference leads from all calls to what each of them takes and gives, and who may make it', async () => {
  const overview = await page('/docs');
  const links = [...overview.matchAll(/<a href="(\/docs\/[\w-]+)#([\w-]+)"><code>(\w+ [^<]+)<\/code>/g)];
  const calls = declaredCalls(app).map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(links.map(([, , , call]) => call).sort()).toEqual(calls.sort());
  for (const path of new Set(links.map(([, where]) => where))) {
    const noun = await page(String(path));
    for (const [, where, anchor] of links) if (where === path) expect(noun).toContain(`<section id="${anchor}">`);
    expect(noun).not.toMatch(/undefined|\[object|apiDocs/);
  }
});

test('a page of the reference says who may make a call, and each field with what it holds', async () => {
  const customer = await page('/docs/customer');
  expect(customer).toContain('Open to SA, ADMIN, EDITOR (for some records).');
  expect(customer).toContain('<td>contacts[].lastName</td><td>text</td>');
  expect(customer).toContain('<td>onError</td><td>one of &quot;skip&quot;, &quot;stop&quot;</td><td>required</td>');
  expect(await page('/docs/session')).toContain('Open to anyone.');
});

test('a noun that does not exist has no page in the reference', async () => {
  for (const path of ['/docs/nothing', '/docs/static/swagger-ui.css', '/docs/%2e%2e%2f'])
    expect((await fetch(app.url + path)).status).toBe(404);
});

test('the reference shows a schema value by value', () => {
  const text = { type: 'string', maxLength: 80 };
  const line = { type: 'object', properties: { net: { anyOf: [text, { type: 'null' }] } }, required: ['net'] };
  const schema = { type: 'object', properties: { kind: { enum: ['a', 'b'] }, lines: { type: 'array', items: line } } };
  expect(schemaRows(schema)).toEqual([
    [
      { path: 'kind', kind: 'one of "a", "b"', isRequired: false },
      { path: 'lines', kind: 'list of: object', isRequired: false },
      { path: 'lines[].net', kind: 'text of 0 to 80 characters or null', isRequired: true },
    ],
  ]);
  expect(schemaRows({ anyOf: [{ type: 'boolean' }, { type: 'integer', minimum: 1, maximum: 5 }] })).toEqual([
    [{ path: '', kind: 'true or false', isRequired: true }],
    [{ path: '', kind: 'whole number from 1 to 5', isRequired: true }],
  ]);
});
