import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { CallError, call } from '../../../lib/calls/call.ts';
import { problemSentence } from '../../../records/words/record-words.ts';
import type { EntryProblem, Flight } from '../state/week-work.ts';
import type { Outcome } from './week-desk.ts';

/** An entry as the server stored it. */
interface StoredEntry {
  id: string;
  version: number;
}

/** Refusals that say that somebody else was there first: what they made is read, and the rest sent again. */
const overtaken = new Set(['recordChangedByOther', 'idAlreadyUsed', 'recordNotFound', 'recordDeleted']);

/** Stores entries, all or none; sent again under the same key they are stored once. */
export async function sendEntries({ key, sent }: Flight): Promise<Outcome> {
  let remarks: readonly string[] = [];
  try {
    const stored = await call<{ entries: readonly StoredEntry[] }>(
      'POST',
      '/entry/save-many',
      { entries: sent },
      {
        quiet: true,
        silent: true,
        idempotencyKey: key,
        onAlerts: (alerts) => {
          remarks = alerts;
        },
      },
    );
    return { is: 'stored', versions: new Map(stored.entries.map(({ id, version }) => [id, version])), remarks };
  } catch (problem) {
    if (!(problem instanceof CallError)) throw problem;
    return outcomeOf(problem);
  }
}

function outcomeOf({ result, code, message, fieldErrors }: CallError): Outcome {
  if (result === 'session-expired') return { is: 'over' };
  if (result !== 'error') return { is: 'lost', why: result === 'no-connection' ? 'away' : 'failing' };
  const problems = problemsByPlace(fieldErrors);
  if (problems.size > 0) return { is: 'refused', problems, sentence: message };
  return overtaken.has(code ?? '')
    ? { is: 'overtaken', sentence: message }
    : { is: 'refused', problems, sentence: message };
}

function problemsByPlace(errors: readonly FieldError[]): Map<number, EntryProblem[]> {
  const found = new Map<number, EntryProblem[]>();
  for (const error of errors) {
    const [, place, field = ''] = /^entries\.(\d+)(?:\.(\w+))?/.exec(error.field) ?? [];
    if (place === undefined) continue;
    const problem = { field, message: problemSentence(error) };
    found.set(Number(place), [...(found.get(Number(place)) ?? []), problem]);
  }
  return found;
}
