import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { removeBenchFolder } from './bench-folder.ts';
import { claims as listClaims, listInBrowser } from './browser/list-in-browser.ts';
import { claims as openClaims, openInBrowser } from './browser/open-in-browser.ts';
import { claims as pagesClaims, pagesInBrowser } from './browser/pages-in-browser.ts';
import { claims as pasteClaims, pasteInBrowser } from './browser/paste-in-browser.ts';
import { claims as routesClaims, routesInBrowser } from './browser/routes-in-browser.ts';
import { scroll, claims as scrollClaims } from './browser/scroll.ts';
import { claims as typingClaims, typingInBrowser } from './browser/typing-in-browser.ts';
import { claims as weekGridClaims, weekInBrowser } from './browser/week-in-browser.ts';
import { againstBare, claims as bareClaims } from './calls/against-bare.ts';
import { dashboardBench, claims as dashboardClaims } from './calls/dashboard.ts';
import { issueBench, claims as issueClaims } from './calls/issue.ts';
import { overload, claims as overloadClaims } from './calls/overload.ts';
import { save, claims as saveClaims } from './calls/save.ts';
import { serialise, claims as serialiseClaims } from './calls/serialise.ts';
import { signIns, claims as signInsClaims } from './calls/sign-ins.ts';
import { sumsBench, claims as sumsClaims } from './calls/sums.ts';
import type { Figure } from './figure.ts';
import { peers, claims as peersClaims } from './peers/peers.ts';
import { print, printFigures } from './print.ts';
import { idle, claims as idleClaims } from './process/idle.ts';
import { memory, claims as memoryClaims, memoryForAnHour } from './process/memory.ts';
import { start, claims as startClaims } from './process/start.ts';
import { workers, claims as workersClaims } from './process/workers.ts';
import { report } from './report/report.ts';
import { writePage } from './report/write-page.ts';
import { growth, claims as growthClaims } from './size/growth.ts';
import { ownFieldsBench, claims as ownFieldsClaims } from './size/own-fields.ts';
import { scale, claims as scaleClaims } from './size/scale.ts';
import { backupBench, claims as backupClaims } from './tasks/backup.ts';
import { bulk, claims as bulkClaims } from './tasks/bulk.ts';
import { exportBench, claims as exportClaims } from './tasks/export.ts';
import { importBench, claims as importClaims } from './tasks/import.ts';
import { mail, claims as mailClaims } from './tasks/mail.ts';
import { printBench, claims as printClaims } from './tasks/print.ts';
import { raise, claims as raiseClaims } from './tasks/raise.ts';
import { closeMonthBench, claims as closeMonthClaims } from './time/close-month.ts';
import { entriesListBench, claims as entriesListClaims } from './time/entries-list.ts';
import { importEntriesBench, claims as importEntriesClaims } from './time/import-entries.ts';
import { weekBench, claims as weekClaims } from './time/week.ts';

interface Bench {
  claims: string;
  run(given: string[]): Promise<Figure[]>;
}

const budget = fileURLToPath(new URL('../web/budget.ts', import.meta.url));

/** What `docs/speed.md` tells, in the order it is measured: what lasts longest last. */
const reported: Record<string, Bench> = {
  bare: { claims: bareClaims, run: againstBare },
  serialise: { claims: serialiseClaims, run: serialise },
  start: { claims: startClaims, run: start },
  idle: { claims: idleClaims, run: idle },
  dashboard: { claims: dashboardClaims, run: dashboardBench },
  workers: { claims: workersClaims, run: workers },
  save: { claims: saveClaims, run: save },
  'sign-ins': { claims: signInsClaims, run: signIns },
  export: { claims: exportClaims, run: exportBench },
  bulk: { claims: bulkClaims, run: bulk },
  raise: { claims: raiseClaims, run: raise },
  import: { claims: importClaims, run: importBench },
  pages: { claims: pagesClaims, run: pagesInBrowser },
  routes: { claims: routesClaims, run: routesInBrowser },
  open: { claims: openClaims, run: openInBrowser },
  paste: { claims: pasteClaims, run: pasteInBrowser },
  typing: { claims: typingClaims, run: typingInBrowser },
  scale: { claims: scaleClaims, run: scale },
  memory: { claims: memoryClaims, run: memory },
  growth: { claims: growthClaims, run: growth },
};

const benches: Record<string, Bench> = {
  ...reported,
  'memory-hour': { claims: `${memoryClaims} For an hour.`, run: memoryForAnHour },
  backup: { claims: backupClaims, run: backupBench },
  mail: { claims: mailClaims, run: mail },
  issue: { claims: issueClaims, run: issueBench },
  print: { claims: printClaims, run: printBench },
  sums: { claims: sumsClaims, run: sumsBench },
  'own-fields': { claims: ownFieldsClaims, run: ownFieldsBench },
  list: { claims: listClaims, run: listInBrowser },
  scroll: { claims: scrollClaims, run: scroll },
  week: { claims: weekClaims, run: weekBench },
  'week-grid': { claims: weekGridClaims, run: weekInBrowser },
  entries: { claims: entriesListClaims, run: entriesListBench },
  'import-entries': { claims: importEntriesClaims, run: importEntriesBench },
  'close-month': { claims: closeMonthClaims, run: closeMonthBench },
  overload: { claims: overloadClaims, run: overload },
  peers: { claims: peersClaims, run: peers },
  sizes: {
    claims: 'JavaScript a page needs before it shows, gzip, within web/budget.json.',
    async run() {
      spawnSync(process.execPath, [budget], { stdio: 'inherit' });
      return [];
    },
  },
};

function list(): void {
  print('npm run bench <name>');
  for (const [name, { claims }] of Object.entries(benches)) print(`  ${name.padEnd(14)} ${claims}`);
  print('  report      Measures what docs/speed.md tells, or those of it that are named behind, and writes it.');
  print('  page        Writes docs/speed.md of the figures that were kept.');
  print('  clean       Removes the databases kept for the next run.');
}

async function measure(name: string, given: string[]): Promise<Figure[]> {
  const bench = benches[name];
  if (!bench) throw new Error(`No bench is called ${name}.`);
  print(`\n${name}: ${bench.claims}`);
  const figures = await bench.run(given);
  printFigures(figures);
  return figures;
}

const [name = '', ...given] = process.argv.slice(2);
if (name === 'clean') removeBenchFolder();
else if (name === 'page') writePage();
else if (name === 'report') await report(given.length > 0 ? given : Object.keys(reported), (one) => measure(one, []));
else if (name in benches) await measure(name, given);
else list();
