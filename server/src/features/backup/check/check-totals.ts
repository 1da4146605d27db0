import { columnOf } from '@mandate/contract/facts/entity.ts';
import { lineAmounts } from '@mandate/contract/project/figures/line-amounts.ts';
import { linesWithoutCost } from '@mandate/contract/project/figures/lines-without-cost.ts';
import { totalFields } from '@mandate/contract/project/figures/total-fields.ts';
import { totalsOf } from '@mandate/contract/project/figures/totals.ts';
import { type LineFigures, lines } from '@mandate/contract/project/line.ts';
import { frozenFields } from '@mandate/contract/project/way/frozen.ts';
import { decimal } from '@mandate/contract/values/decimal.ts';
import type pg from 'pg';
import type { Program } from '../program.ts';

const atOnce = 200;
const everyMs = 2_000;

/** Totals of a project as they are stored. */
const stored = [...totalFields, 'linesWithoutCost'] as const;

/** What is read of a line: what its amounts follow from, and those that are compared. Numbers as text, to the last digit. */
const readOfLine = ['id', ...frozenFields('lines'), 'providerId', 'taxPercent', 'fxRate', 'net', 'cost'].map((name) => {
  const kind = Object.entries(lines.fields).find(([field]) => field === name)?.[1].kind;
  return `'${name}', l.${columnOf(name)}${kind === 'number' || kind === 'money' ? '::text' : ''}`;
});

type Line = LineFigures & { id: string; net: string | null; cost: string | null };
type Project = Record<(typeof stored)[number], string | null> & {
  code: string;
  currency: string;
  discountPercent: string | null;
  lines: Line[];
};

/**
 * Computes projects again and compares amounts of lines and totals with what is stored.
 * @param most the size of the sample; null: all of them
 * @returns how many were right, and of the first that was not, what
 */
export async function checkTotals(
  client: pg.ClientBase,
  most: number | null,
  { say, signal }: Program,
): Promise<{ projects: number; fault: string | null }> {
  const { rows } = await client.query<{ id: string }>(
    most === null ? 'select id from projects order by id' : 'select id from projects order by random() limit $1',
    most === null ? [] : [most],
  );
  let projects = 0;
  let said = performance.now();
  for (let from = 0; from < rows.length; from += atOnce) {
    signal.throwIfAborted();
    const ids = rows.slice(from, from + atOnce).map(({ id }) => id);
    for (const project of await readProjects(client, ids)) {
      const fault = faultOf(project);
      if (fault !== null) return { projects, fault: `the project ${project.code}: ${fault}` };
      projects += 1;
    }
    if (performance.now() - said < everyMs) continue;
    said = performance.now();
    say(`totals: ${projects} of ${rows.length} projects`);
  }
  return { projects, fault: null };
}

function faultOf(project: Project): string | null {
  for (const [place, line] of project.lines.entries()) {
    const { net, cost } = lineAmounts(line, project.currency);
    if (!isSame(line.net, net)) return `line ${place + 1} comes to ${net}, ${line.net} is stored`;
    if (!isSame(line.cost, cost)) return `line ${place + 1} costs ${cost}, ${line.cost} is stored`;
  }
  const without = linesWithoutCost(project.lines, project.currency).length;
  const totals = { ...totalsOf(project), linesWithoutCost: String(without) };
  const odd = stored.find((name) => !isSame(project[name], totals[name]));
  return odd === undefined ? null : `${odd} comes to ${totals[odd]}, ${project[odd]} is stored`;
}

function isSame(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : decimal(one).eq(other);
}

async function readProjects(client: pg.ClientBase, ids: string[]): Promise<Project[]> {
  const { rows } = await client.query<Project>(
    `select p.code, p.currency, p.discount_percent::text as "discountPercent",
       ${stored.map((name) => `p.${columnOf(name)}::text as "${name}"`).join(', ')},
       coalesce((select jsonb_agg(jsonb_build_object(${readOfLine.join(', ')}) order by l.position)
         from project_lines l where l.project_id = p.id), '[]') as lines
     from projects p where p.id = any($1) order by p.id`,
    [ids],
  );
  return rows;
}
