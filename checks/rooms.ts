import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/** Tests look where they like; a command is a program of its own, which composes what it needs as main.ts does. */
const apart = '(\\.test|-command)\\.ts$';

/** The programs of the server, which know all of it below them; without their ending. */
export const programs = ['create-app', 'serve', 'main', 'works-with'];

/** The one file of the web app that opens the demo area. */
export const demoDoor = 'web/src/app/open-demo.ts';

/** What knows all of the server below it. */
const top = `features/|(${programs.join('|')})\\.`;

/** What stands above the records. */
const upper = `jobs|mail|spreadsheets|routes|business|${top}`;

/** The rooms of the browser above `ui` and `lib`, from below to above: each may import those before it. */
const browser = ['paper', 'rich-text', 'records', 'form', 'list', 'editor', 'import', 'business', 'features', 'app'];
const above = (room: string) => `^web/src/(${browser.slice(browser.indexOf(room) + 1).join('|')})/`;

/**
 * Which room may import what (docs/architecture.md). One rule for each wall; a captured folder name covers every feature,
 * present and future.
 */
export const rooms: IConfiguration = {
  forbidden: [
    wall('contract-knows-nobody', '^contract/', '^(server|web|demo|e2e|bench|checks|packaging)/'),
    {
      name: 'contract-has-two-libraries',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypesNot: ['local', 'undetermined'], pathNot: 'node_modules/(zod|big\\.js|@types/big\\.js)/' },
    },
    wall('server-and-web-are-apart', '^server/', '^(web|demo|packaging)/', '^server/testing/'),
    wall('web-and-server-are-apart', '^web/', '^(server|e2e|bench|packaging)/'),
    wall(
      'words-know-the-contract-only',
      '^server/src/words/',
      `^server/src/(database|http|secrets|calls|records|${upper})`,
      apart,
    ),
    wall(
      'database-is-at-the-bottom',
      '^server/src/database/',
      `^server/src/(words|http|secrets|calls|records|${upper})`,
      apart,
    ),
    wall(
      'secrets-know-nobody',
      '^server/src/secrets/',
      `^(contract/|server/src/(words|database|http|calls|records|${upper}))`,
      apart,
    ),
    wall(
      'http-knows-words-and-the-contract',
      '^server/src/http/',
      `^server/src/(database|secrets|calls|records|${upper})`,
      apart,
    ),
    wall(
      'print-knows-the-contract-only',
      '^server/src/print/',
      `^server/src/(words|database|http|secrets|calls|records|${upper})`,
      apart,
    ),
    wall('calls-know-no-record', '^server/src/calls/', `^server/src/(records|${upper})`, apart),
    wall('records-know-nobody-above', '^server/src/records/', `^server/src/(${upper})`, apart),
    wall('jobs-know-no-work', '^server/src/jobs/', `^server/src/(mail|spreadsheets|routes|business|${top})`, apart),
    wall('mail-knows-no-feature', '^server/src/mail/', `^server/src/(spreadsheets|routes|business|${top})`, apart),
    wall(
      'spreadsheets-know-no-feature',
      '^server/src/spreadsheets/',
      `^server/src/(mail|routes|business|${top})`,
      apart,
    ),
    wall('routes-know-no-feature', '^server/src/routes/', `^server/src/(jobs|mail|business|${top})`, apart),
    wall(
      'business-knows-records-only',
      '^server/src/business/',
      `^server/src/(jobs|mail|spreadsheets|routes|${top})`,
      apart,
    ),
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/', pathNot: apart },
      to: { path: `^server/src/(${top})`, pathNot: '^server/src/features/$1/' },
    },
    wall('the-server-prints', '^(web|demo)/', 'node_modules/(pdfkit|fontkit|@embedpdf)/'),
    wall('commands-are-programs', '.', '-command\\.ts$'),
    // Days, amounts and currencies are no business: they are written here.
    wall(
      'ui-knows-no-business',
      '^web/src/ui/',
      `^(web/src/(lib|locales|${browser.join('|')})/|contract/(?!src/values/))`,
    ),
    wall('lib-is-below-the-screens', '^web/src/lib/', `^web/src/(ui|${browser.join('|')})/`),
    wall('papers-know-no-call', '^web/src/paper/', `^web/src/lib/|${above('paper')}`),
    // Whoever opens a link fetches nothing of the app.
    wall(
      'the-public-page-is-apart',
      '^web/src/public-page/',
      `^web/src/(lib/(?!theme/)|${browser.filter((room) => room !== 'paper').join('|')}/)`,
    ),
    wall('nobody-needs-the-public-page', '^(web/(?!src/public-page/)|demo/)', '^web/src/public-page/'),
    wall('rich-text-knows-no-record', '^web/src/rich-text/', above('rich-text')),
    wall('records-are-below-forms', '^web/src/records/', above('records')),
    wall('forms-know-no-page', '^web/src/form/', above('form')),
    wall('lists-know-no-editor', '^web/src/list/', above('list')),
    wall('editors-know-the-way-back-only', '^web/src/editor/', `^web/src/list/(?!way-back/)|${above('editor')}`),
    wall('import-knows-no-business', '^web/src/import/', above('import')),
    wall('business-knows-no-feature', '^web/src/business/', above('business')),
    {
      name: 'screens-do-not-know-each-other',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/(features|app)/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'the-demo-knows-parts-only',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: '^(server|web|e2e|bench|packaging)/', pathNot: '^web/(src/(ui|lib|rich-text)|testing)/' },
    },
    {
      name: 'the-demo-has-one-door',
      severity: 'error',
      from: { path: '^web/', pathNot: `^${demoDoor}$` },
      to: { path: '^demo/' },
    },
    {
      name: 'no-test-in-the-product',
      severity: 'error',
      from: {
        pathNot:
          '(\\.(test|screen)\\.tsx?$|^(contract|server|web|demo)/testing/|^e2e/|^bench/|^checks/|^packaging/|vitest)',
      },
      to: { path: '(\\.(test|screen)\\.tsx?$|^(contract|server|web|demo)/testing/|^e2e/|^bench/)' },
    },
    // Types included: what two files need lies below both.
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.cache)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};

function wall(name: string, from: string, to: string, fromNot?: string): IForbiddenRuleType {
  return { name, severity: 'error', from: { path: from, ...(fromNot && { pathNot: fromNot }) }, to: { path: to } };
}
