import type { Values } from '@mandate/contract/changes/merge.ts';
import type { LineValues } from '@mandate/contract/project/line.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import { minorDigits } from '@mandate/contract/values/currencies.ts';
import { decimal } from '@mandate/contract/values/decimal.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import type { Stored } from '../../records/read/stored.ts';
import { sumText } from '../../words/sum-text.ts';

/**
 * The lines of a project that is approved, where its customer accepted a quote with options: those chosen belong to the contract from then on,
 * those not chosen stay options (documents reference 4.1).
 * @returns what is to be saved of the project before it is approved
 */
export async function chosenOptions({ db }: Call, { id, values }: Stored, to: ProjectStatus): Promise<Values> {
  if (to !== 'approved') return {};
  const text = `select chosen_line_ids as chosen from documents
    where project_id = $1 and kind = 'quote' and state = 'issued' and answer = 'accepted'`;
  const rows = await run<{ chosen: string[] | null }>(db, text, [id]);
  const chosen = new Set(rows.flatMap((row) => row.chosen ?? []));
  const lines = values.lines as LineValues[];
  if (!lines.some((line) => line.isOptional && chosen.has(line.id))) return {};
  return { lines: lines.map((line) => ({ id: line.id, ...(chosen.has(line.id) && { isOptional: false }) })) };
}

/**
 * Says which options joined the contract of a project that was approved, and what they add to it. Who does not see prices is told nothing.
 * @param before the project as it was
 * @param approved the project as its reader sees it
 */
export function tellJoined({ alerts, words }: Call, before: Stored, approved: Values): void {
  const { lines, currency, totals } = approved as {
    lines: LineValues[];
    currency: string;
    totals?: { contractNet?: string };
  };
  const options = new Set((before.values.lines as LineValues[]).flatMap((line) => (line.isOptional ? line.id : [])));
  const count = lines.filter(({ id, isOptional }) => !isOptional && options.has(id)).length;
  if (count === 0 || totals?.contractNet === undefined) return;
  const net = decimal(totals.contractNet).minus(String(before.values.contractNet ?? '0'));
  const amount = sumText({ amount: net.toFixed(minorDigits(currency)), currency });
  alerts.push(words.sentence('optionsJoined', { count, amount, ...(count === 1 && { context: 'one' }) }));
}
