import { setTimeout as sleep } from 'node:timers/promises';
import { addDays } from '@mandate/contract/values/dates.ts';
import type pg from 'pg';
import { Caller } from '../caller.ts';
import type { Figure } from '../figure.ts';
import { median } from '../percentile.ts';
import { print } from '../print.ts';
import { timed, workBeside } from '../tasks/work-beside.ts';
import { startBooked } from './start-booked.ts';

const wanted = Number(process.env.BENCH_ROWS ?? 100_000);
const savedAlone = 200;
const [leastTimes, mostBeside] = [10, 1.5];

export const claims = `An import of ${wanted.toLocaleString('en')} entries at least ${leastTimes} times as fast as saving them one by one; lists meanwhile at most ${mostBeside} times as slow.`;

interface Prepared {
  importId: string;
  mapping: unknown[];
}

interface Row {
  person: string;
  personnelId: string;
  project: string;
  line: string;
  lineId: string;
  date: string;
}

/** Imports a file of entries while somebody else reads lists, beside saving entries one by one and beside a bare `insert` of as many rows. */
export async function importEntriesBench(): Promise<Figure[]> {
  const { app, client, stop } = await startBooked();
  const other = new Caller(app.caller.address);
  try {
    await other.signIn(app.account.email, app.account.password);
    const { data } = await app.caller.post<{ rows: { id: string }[] }>('/project/get-grid', { pageSize: 50 });
    const ids = data.rows.map(({ id }) => id);
    const rows = await rowsToImport(client, wanted + savedAlone);
    const alone = await timed(async () => {
      for (const { personnelId, lineId, date } of rows.slice(wanted))
        await app.caller.post('/entry/save', { personnelId, lineId, date, seconds: 900 });
    });
    const quiet = workBeside(other, ids);
    await sleep(10_000);
    const before = await quiet.stop();
    const busy = workBeside(other, ids);
    const taken = await timed(() => imported(app.caller, rows.slice(0, wanted)));
    const during = await busy.stop();
    const byHand = await timed(() => insertedByHand(client, rows.slice(0, wanted)));
    const each = alone.seconds / savedAlone;
    print(
      `  a save takes ${(each * 1000).toFixed(1)} ms, a row of the import ${((taken.seconds / wanted) * 1000).toFixed(2)} ms`,
    );
    return [
      {
        name: `import of ${wanted.toLocaleString('en')} entries`,
        unit: 's',
        figure: taken.seconds,
        reference: { name: 'single saves', figure: each * wanted },
        wanted: { most: (each * wanted) / leastTimes },
      },
      {
        name: 'the same rows inserted by hand, unchecked',
        unit: 's',
        figure: byHand.seconds,
        reference: { name: 'import', figure: taken.seconds },
      },
      {
        name: 'calls of others beside the import of entries',
        unit: 'ms',
        figure: median(during),
        reference: { name: 'alone', figure: median(before) },
        wanted: { most: median(before) * mostBeside },
      },
    ];
  } finally {
    other.close();
    await stop();
  }
}

/** Work of people on lines everyone books on, on days of weeks that nobody handed in, never more than a day has. */
async function rowsToImport(client: pg.Client, count: number): Promise<Row[]> {
  const { rows: people } = await client.query<{ code: string; id: string }>(
    "select code, id from personnels where is_active and left(code, 1) = 'B' order by code",
  );
  const { rows: lines } = await client.query<{ id: string; number: string; project: string }>(
    `select l.id, (l.position + 1)::text as number, p.code as project from project_lines l join projects p on p.id = l.project_id
      where l.type = 'service' and not l.is_optional and p.who_books = 'everyone' and p.status = 'active' and p.deleted_at is null and l.provider_id is null order by l.id limit 200`,
  );
  const { rows: first } = await client.query<{ day: string }>(
    'select (min(date) - 14)::text as day from entries where personnel_id is not null',
  );
  const day = first[0]?.day ?? '';
  return Array.from({ length: count }, (_, at) => {
    const person = people[at % people.length];
    const line = lines[(at * 13) % lines.length];
    if (!person || !line) throw new Error('There is nobody to book, or nothing to book on.');
    const date = addDays(day, -Math.floor(at / people.length / 8));
    return {
      person: person.code,
      personnelId: person.id,
      project: line.project,
      line: line.number,
      lineId: line.id,
      date,
    };
  });
}

/** Sends a file of entries and takes it over. */
async function imported(caller: Caller, rows: readonly Row[]): Promise<void> {
  const run = Date.now();
  const lines = ['External reference,Person,Project,Line,Date,Time,What was done'];
  for (const [at, { person, project, line, date }] of rows.entries())
    lines.push([`${run}-${at}`, person, project, line, date, '0:15', `Row ${at}`].join(','));
  const body = new FormData();
  body.set('file', new Blob([lines.join('\r\n')]), 'entries.csv');
  const { authorization = '' } = caller.headers;
  const sent = await fetch(`${caller.address}/entry/prepare-import`, {
    method: 'POST',
    headers: { authorization },
    body,
  });
  const { data, errorMessage } = (await sent.json()) as { data: Prepared; errorMessage: string | null };
  if (errorMessage !== null) throw new Error(errorMessage);
  const { importId, mapping } = data;
  const request = { importId, mapping, matchBy: null, onError: 'skip', dryRun: false };
  const { data: started } = await caller.post<{ jobId: string }>('/entry/import', request);
  for (;;) {
    const { data: job } = await caller.get<{ state: string; result: { created: number } | null }>(
      `/job/get-by-id/${started.jobId}`,
    );
    if (job.state === 'failed') throw new Error('The import failed.');
    if (job.state === 'done') {
      if (job.result?.created !== rows.length)
        throw new Error(`${job.result?.created} of ${rows.length} entries are good.`);
      return;
    }
    await sleep(100);
  }
}

/** Inserts the same rows in one statement, with everything an entry needs and nothing that is checked; nothing of it stays. */
async function insertedByHand(client: pg.Client, rows: readonly Row[]): Promise<void> {
  const text = `insert into entries (id, name, personnel_id, personnel_label, project_id, project_label, line_id, line_label, date, posted_on, seconds, text, is_billable, search_text)
    select gen_random_uuid(), c.date || ', 0:15', h.id, h.display_name, p.id, p.name, l.id, left(l.description, 200), c.date, c.date, 900, 'Row', l.is_billable,
      search_words(concat_ws(' ', h.display_name, p.name, l.description, 'Row'))
    from unnest($1::uuid[], $2::uuid[], $3::date[]) c (personnel_id, line_id, date) join personnels h on h.id = c.personnel_id
      join project_lines l on l.id = c.line_id join projects p on p.id = l.project_id`;
  await client.query('begin');
  try {
    await client.query(text, [
      rows.map(({ personnelId }) => personnelId),
      rows.map(({ lineId }) => lineId),
      rows.map(({ date }) => date),
    ]);
  } finally {
    await client.query('rollback');
  }
}
