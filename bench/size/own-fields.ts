import type { Condition, SentGridQuery } from '@mandate/contract/lists/grid.ts';
import type pg from 'pg';
import { dataFolder } from '../bench-folder.ts';
import type { Caller } from '../caller.ts';
import { type Comparison, compared, most, sameDatabase } from '../calls/comparison.ts';
import type { Figure } from '../figure.ts';
import { startApp } from '../process/app-process.ts';

const projects = 100_000;
/** How many of each of the seven kinds; together about forty. */
const defined = { text: 8, number: 8, date: 6, choice: 6, flag: 4, amount: 4, person: 4 };

export const claims = `Lists of ${projects} projects with 40 own fields, filtered and sorted by them and shown with all of them, in at most ${most} times of SQL written by hand.`;

/** The call of a list of projects. */
function listed(query: SentGridQuery): Comparison['call'] {
  return (caller) => caller.post('/project/get-grid', query);
}

const columns = 'id, code, name';
const byCode = 'order by code desc, id desc limit 50';
const counted = (where: string) =>
  `select count(*) from (select 1 from projects where deleted_at is null and ${where} limit 10001) c`;

function filtered(name: string, condition: Condition, where: string): Comparison {
  return {
    name,
    call: listed({ filter: { all: [condition] }, fields: ['code', 'name'] }),
    byHand: [`select ${columns} from projects where deleted_at is null and ${where} ${byCode}`, counted(where)],
  };
}

const on = (field: string, operator: Condition['operator'], value?: Condition['value']): Condition => ({
  field: `customFields.${field}`,
  operator,
  ...(value !== undefined && { value }),
});

const comparisons: readonly Comparison[] = [
  {
    name: 'page 1, nothing asked of own fields',
    call: listed({ fields: ['code', 'name'] }),
    byHand: [`select ${columns} from projects where deleted_at is null ${byCode}`, counted('true')],
  },
  {
    name: 'page 1 with all 40 own fields',
    call: listed({ fields: ['code', 'name', ...keys().map((key) => `customFields.${key}`)] }),
    byHand: [`select ${columns}, custom_fields from projects where deleted_at is null ${byCode}`, counted('true')],
  },
  filtered(
    'a text that is',
    on('text1', 'is', 'word 77'),
    "search_normalise(custom_fields ->> 'text1') = search_normalise('word 77')",
  ),
  filtered('a number above', on('number1', 'gt', '99000'), "(custom_fields ->> 'number1')::numeric > 99000"),
  filtered('a choice', on('choice1', 'anyOf', ['b']), "custom_fields ->> 'choice1' = 'b'"),
  filtered('an empty date', on('date1', 'empty'), "custom_fields ->> 'date1' is null"),
  filtered('a flag', on('flag1', 'is', true), "(custom_fields ->> 'flag1')::boolean"),
  ...(['number1', 'date1', 'text1'] as const).map((key): Comparison => {
    const type = key.startsWith('number') ? '::numeric' : key.startsWith('date') ? '::date' : '';
    const order = `order by (custom_fields ->> '${key}')${type} desc nulls last, id desc limit 50`;
    return {
      name: `sorted by a ${key.replace('1', '')}`,
      call: listed({ sort: [{ field: `customFields.${key}`, direction: 'desc' }], fields: ['code', 'name'] }),
      byHand: [`select ${columns} from projects where deleted_at is null ${order}`, counted('true')],
    };
  }),
];

function keys(): string[] {
  return Object.entries(defined).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, at) => `${kind}${at + 1}`),
  );
}

/**
 * Gives projects forty own fields with values in every other one, and asks lists by them beside statements written by hand on the same
 * database.
 * @param folder of the database, if it is not to be the kept one
 */
export async function ownFieldsBench([folder]: string[]): Promise<Figure[]> {
  const app = await startApp(folder ?? dataFolder(String(projects)), projects);
  const client = await sameDatabase(app);
  try {
    await fill(app.caller, client);
    const figures: Figure[] = [];
    for (const comparison of comparisons) figures.push(await compared(comparison, app.caller, client));
    return figures;
  } finally {
    await client.end();
    await app.stop();
  }
}

/** Adds the fields and their values, as far as no earlier run did. */
async function fill(caller: Caller, client: pg.Client): Promise<void> {
  // All values are written at once, which takes longer than a call may.
  await client.query('set statement_timeout = 0');
  const { rows: made } = await client.query("select 1 from own_fields where entity = 'project' limit 1");
  if (made.length === 0) await define(caller);
  const { rows: held } = await client.query("select 1 from projects where custom_fields <> '{}' limit 1");
  if (held.length === 0) await giveValues(client);
}

async function define(caller: Caller): Promise<void> {
  const choices = ['a', 'b', 'c', 'd'].map((code) => ({ code, label: code, isActive: true }));
  for (const key of keys()) {
    const kind = key.replace(/\d+$/, '');
    const field = { entity: 'project', key, label: key, kind, ...(kind === 'choice' && { choices }) };
    await caller.post('/own-field/save', field);
  }
}

async function giveValues(client: pg.Client): Promise<void> {
  const { rows: people } = await client.query<{ id: string }>(
    'select id from personnels where deleted_at is null limit 1',
  );
  const person = people[0]?.id ?? '';
  const values: Record<string, string> = {
    text: "'word ' || n % 1000",
    number: 'n::text',
    amount: '(n / 100.0)::numeric(12, 2)::text',
    date: "(date '2024-01-01' + (n % 900)::int)::text",
    choice: "substr('abcd', (n % 4)::int + 1, 1)",
    person: `'${person}'`,
    flag: 'n % 3 = 0',
  };
  const pairs = keys().map((key) => `'${key}', ${values[key.replace(/\d+$/, '')]}`);
  await client.query(`update projects p set custom_fields = jsonb_build_object(${pairs.join(', ')})
    from (select id, row_number() over (order by id) as n from projects) r where r.id = p.id and n % 2 = 0`);
  await client.query('vacuum analyze projects');
}
