import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { againstBare, claims as bareClaims } from './against-bare.ts';
import { backupBench, claims as backupClaims } from './backup.ts';
import { removeBenchFolder } from './bench-folder.ts';
import { bulk, claims as bulkClaims } from './bulk.ts';
import { dashboardBench, claims as dashboardClaims } from './dashboard.ts';
import { exportBench, claims as exportClaims } from './export.ts';
import { idle, claims as idleClaims } from './idle.ts';
import { importBench, claims as importClaims } from './import.ts';
import { claims as listClaims, listInBrowser } from './list-in-browser.ts';
import { mail, claims as mailClaims } from './mail.ts';
import { claims as openClaims, openInBrowser } from './open-in-browser.ts';
import { overload, claims as overloadClaims } from './overload.ts';
import { claims as pagesClaims, pagesInBrowser } from './pages-in-browser.ts';
import { claims as pasteClaims, pasteInBrowser } from './paste-in-browser.ts';
import { say } from './print.ts';
import { claims as routesClaims, routesInBrowser } from './routes-in-browser.ts';
import { save, claims as saveClaims } from './save.ts';
import { scale, claims as scaleClaims } from './scale.ts';
import { scroll, claims as scrollClaims } from './scroll.ts';
import { claims as typingClaims, typingInBrowser } from './typing-in-browser.ts';

interface Bench {
  claims: string;
  run(folders: string[]): Promise<void>;
}

const budget = fileURLToPath(new URL('../web/budget.ts', import.meta.url));

const benches: Record<string, Bench> = {
  backup: { claims: backupClaims, run: backupBench },
  bulk: { claims: bulkClaims, run: bulk },
  dashboard: { claims: dashboardClaims, run: dashboardBench },
  export: { claims: exportClaims, run: exportBench },
  bare: { claims: bareClaims, run: againstBare },
  idle: { claims: idleClaims, run: idle },
  import: { claims: importClaims, run: importBench },
  mail: { claims: mailClaims, run: mail },
  save: { claims: saveClaims, run: save },
  scale: { claims: scaleClaims, run: scale },
  list: { claims: listClaims, run: listInBrowser },
  scroll: { claims: scrollClaims, run: scroll },
  overload: { claims: overloadClaims, run: overload },
  open: { claims: openClaims, run: openInBrowser },
  typing: { claims: typingClaims, run: typingInBrowser },
  paste: { claims: pasteClaims, run: pasteInBrowser },
  pages: { claims: pagesClaims, run: pagesInBrowser },
  routes: { claims: routesClaims, run: routesInBrowser },
  sizes: {
    claims: 'JavaScript a page needs before it shows, gzip: sign-in at most 170 KB, a list on a telephone 230 KB.',
    async run() {
      spawnSync(process.execPath, [budget], { stdio: 'inherit' });
    },
  },
};

function list(): void {
  say('npm run bench <name>');
  for (const [name, { claims }] of Object.entries(benches)) say(`  ${name.padEnd(6)} ${claims}`);
  say('  all    Every one of them.');
  say('  clean  Removes the databases kept for the next run.');
}

const [name, ...folders] = process.argv.slice(2);
if (name === 'clean') removeBenchFolder();
else if (name === 'all') {
  for (const [each, bench] of Object.entries(benches)) {
    say(`\n${each}: ${bench.claims}`);
    await bench.run([]);
  }
} else {
  const bench = benches[name ?? ''];
  if (bench) await bench.run(folders);
  else list();
}
