import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkImports } from './imports.ts';
import { demoDoor, programs, rooms } from './rooms.ts';

const project = fileURLToPath(new URL('..', import.meta.url));

/** One forbidden import for each rule: the file that imports, what it imports, the rule that catches it. */
const planted: [rule: string, from: string, text: string, to?: string][] = [
  [
    'contract-knows-nobody',
    'contract/src/a.ts',
    "import '../../server/src/create-app.ts';",
    'server/src/create-app.ts',
  ],
  ['contract-has-two-libraries', 'contract/src/b.ts', "import 'pg';"],
  ['server-and-web-are-apart', 'server/src/c.ts', "import '../../web/src/lib/c.ts';", 'web/src/lib/c.ts'],
  ['web-and-server-are-apart', 'web/src/app/d.ts', "import '../../../server/src/d.ts';", 'server/src/d.ts'],
  ['database-is-at-the-bottom', 'server/src/database/e.ts', "import '../http/e.ts';", 'server/src/http/e.ts'],
  ['secrets-know-nobody', 'server/src/secrets/q.ts', "import '../database/q.ts';", 'server/src/database/q.ts'],
  ['words-know-the-contract-only', 'server/src/words/a.ts', "import '../http/a.ts';", 'server/src/http/a.ts'],
  [
    'http-knows-words-and-the-contract',
    'server/src/http/f.ts',
    "import '../database/f.ts';",
    'server/src/database/f.ts',
  ],
  ['calls-know-no-record', 'server/src/calls/g.ts', "import '../records/g.ts';", 'server/src/records/g.ts'],
  [
    'records-know-nobody-above',
    'server/src/records/read/u.ts',
    "import type { I } from '../../jobs/u.ts';",
    'server/src/jobs/u.ts',
  ],
  ['jobs-know-no-work', 'server/src/jobs/v.ts', "import '../spreadsheets/v.ts';", 'server/src/spreadsheets/v.ts'],
  [
    'print-knows-the-contract-only',
    'server/src/print/zz.ts',
    "import '../database/zz.ts';",
    'server/src/database/zz.ts',
  ],
  ['papers-know-no-call', 'web/src/paper/zz.ts', "import '../lib/zz.ts';", 'web/src/lib/zz.ts'],
  ['the-public-page-is-apart', 'web/src/public-page/zz.ts', "import '../app/zz.ts';", 'web/src/app/zz.ts'],
  ['nobody-needs-the-public-page', 'web/src/app/zw.ts', "import '../public-page/zw.ts';", 'web/src/public-page/zw.ts'],
  ['the-server-prints', 'web/src/lib/zy.ts', "import 'pdfkit';"],
  ['mail-knows-no-feature', 'server/src/mail/w.ts', "import '../features/x/w.ts';", 'server/src/features/x/w.ts'],
  ['spreadsheets-know-no-feature', 'server/src/spreadsheets/x.ts', "import '../mail/x.ts';", 'server/src/mail/x.ts'],
  ['routes-know-no-feature', 'server/src/routes/y.ts', "import '../business/y.ts';", 'server/src/business/y.ts'],
  ['business-knows-records-only', 'server/src/business/z.ts', "import '../routes/z.ts';", 'server/src/routes/z.ts'],
  [
    'features-do-not-know-each-other',
    'server/src/features/x/h.ts',
    "import '../y/h.ts';",
    'server/src/features/y/h.ts',
  ],
  ['commands-are-programs', 'server/src/r.ts', "import './x-command.ts';", 'server/src/x-command.ts'],
  ['ui-knows-no-business', 'web/src/ui/i.tsx', "import type { I } from '../lib/i.ts';", 'web/src/lib/i.ts'],
  ['lib-is-below-the-screens', 'web/src/lib/j.ts', "import '../ui/j.tsx';", 'web/src/ui/j.tsx'],
  ['rich-text-knows-no-record', 'web/src/rich-text/k.ts', "import '../records/k.ts';", 'web/src/records/k.ts'],
  ['records-are-below-forms', 'web/src/records/u.ts', "import type { I } from '../form/u.ts';", 'web/src/form/u.ts'],
  ['forms-know-no-page', 'web/src/form/v.ts', "import '../list/v.ts';", 'web/src/list/v.ts'],
  ['lists-know-no-editor', 'web/src/list/w.ts', "void import('../editor/w.ts');", 'web/src/editor/w.ts'],
  ['editors-know-the-way-back-only', 'web/src/editor/x.ts', "import '../list/page/x.ts';", 'web/src/list/page/x.ts'],
  ['import-knows-no-business', 'web/src/import/y.ts', "import '../business/y.ts';", 'web/src/business/y.ts'],
  [
    'business-knows-no-feature',
    'web/src/business/z.tsx',
    "void import('../features/x/z.tsx');",
    'web/src/features/x/z.tsx',
  ],
  ['screens-do-not-know-each-other', 'web/src/features/x/l.tsx', "import '../y/l.tsx';", 'web/src/features/y/l.tsx'],
  ['the-demo-knows-parts-only', 'demo/src/s.ts', "import '@mandate/web/src/records/s.ts';", 'web/src/records/s.ts'],
  ['the-demo-has-one-door', 'web/src/app/t.ts', "void import('@mandate/demo/src/t.ts');", 'demo/src/t.ts'],
  ['no-test-in-the-product', 'server/src/m.ts', "import '../testing/m.ts';", 'server/testing/m.ts'],
  ['no-cycles', 'bench/n.ts', "import type { I } from './o.ts';\nexport interface N { i: I }", 'bench/o.ts'],
  ['nothing-unresolved', 'web/src/app/p.ts', "import './missing.ts';"],
];

/** What closes the circle. */
const back: Record<string, string> = {
  'bench/o.ts': "import type { N } from './n.ts';\nexport interface I { n: N }",
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mandate-walls-'));
  symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'));
  nameRoom('web', 'demo');
  nameRoom('demo', 'web');
  for (const [, from, text, to] of planted) {
    write(from, text);
    if (to) write(to, back[to] ?? 'export interface I { i: number }');
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Lets a room import another of the folder by the name of its package. */
function nameRoom(room: string, importer: string): void {
  const packages = path.join(folder, importer, 'node_modules/@mandate');
  mkdirSync(packages, { recursive: true });
  symlinkSync(path.join(folder, room), path.join(packages, room));
  mkdirSync(path.join(folder, room), { recursive: true });
  cpSync(path.join(project, room, 'package.json'), path.join(folder, room, 'package.json'));
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), `${text}\nexport {};\n`);
}

describe('the walls between the rooms', () => {
  test('every rule has a planted import', () => {
    expect(planted.map(([rule]) => rule).sort()).toEqual((rooms.forbidden ?? []).map(({ name }) => name).sort());
  });

  test('every file that a rule names is there', () => {
    const named = [demoDoor, ...programs.map((program) => `server/src/${program}.ts`)];
    expect(named.filter((file) => !existsSync(path.join(project, file)))).toEqual([]);
  });

  test('each planted import is caught by its rule', async () => {
    const { violations } = await checkImports(folder, ['contract', 'server', 'web', 'demo', 'bench']);
    for (const [rule, from] of planted) {
      expect
        .soft(
          violations.filter((violation) => violation.startsWith(`${rule}: ${from} `)),
          rule,
        )
        .not.toEqual([]);
    }
  });
});
