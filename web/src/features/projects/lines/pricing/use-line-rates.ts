import { useEffect, useRef, useState } from 'react';
import { useToday } from '../../../../business/project-status/use-today.ts';
import { useEditing, useForm } from '../../../../form/state/editing-context.ts';
import type { RecordForm } from '../../../../form/state/record-form.ts';
import { call } from '../../../../lib/calls/call.ts';
import type { EditLine } from '../edit-line.ts';
import type { LineEdits } from '../use-lines.ts';
import {
  inputsOf,
  openSides,
  type RateReply,
  type RateTerms,
  ratedSides,
  requestOf,
  type SentRequest,
  withRate,
  withStored,
} from './rate-requests.ts';
import { termsIn, useMeantCurrency } from './use-line-exchange.ts';

/** How many requests a call takes. */
const atOnce = 1000;

const nobody: ReadonlySet<string> = new Set();

/** What was looked up for a line last. */
interface LookedUp {
  inputs: string;
  currency: string;
}

interface Asked {
  id: string;
  request: SentRequest;
  of: LookedUp | undefined;
}

/**
 * Looks up the prices and costs of lines while the person types on: what is stored already only once something changes that decides which
 * rates serve it, such as its deliverer or the project's first day, and what was typed never. What comes back to what is stored has the
 * stored figures again, as a save would keep them.
 * @param isOff prices are frozen, or the lines are for reading: nothing is looked up
 * @returns the lines that wait for an answer
 */
export function useLineRates(lines: readonly EditLine[], edits: LineEdits, isOff: boolean): ReadonlySet<string> {
  const { form, reader } = useEditing();
  const base = useForm(form, (state) => state.base);
  const [asking, setAsking] = useState(nobody);
  const [known] = useState(() => new Map<string, LookedUp>());
  const seeded = useRef<unknown>(null);
  const terms = useTerms(form);
  const today = useToday();

  useEffect(() => {
    if (seeded.current !== base) {
      seeded.current = base;
      const basis = termsIn(base);
      for (const line of (base.lines ?? []) as EditLine[])
        known.set(line.id, { inputs: inputsOf(line, basis), currency: basis.currency });
    }
    if (isOff) return;
    const sides: SentRequest['side'][] = [];
    if (reader.grants.includes('seeRates')) sides.push('sell');
    if (reader.grants.includes('seeCosts')) sides.push('cost');
    const stored = new Map(((base.lines ?? []) as EditLine[]).map((line) => [line.id, line]));
    const asked: Asked[] = [];
    const back = new Map<EditLine, EditLine>();
    for (const line of lines) {
      const inputs = inputsOf(line, terms);
      const before = known.get(line.id);
      // What becomes of a price in another currency is asked; one that is missing is looked for in it.
      const isMissing = line.unitPrice === null && before?.currency !== terms.currency;
      if (before?.inputs === inputs && !isMissing) continue;
      known.set(line.id, { inputs, currency: terms.currency });
      const old = stored.get(line.id);
      const kept = old && inputsOf(old, termsIn(base)) === inputs ? ratedSides(old) : [];
      for (const side of openSides(line, sides)) {
        if (old && kept.includes(side)) back.set(line, withStored(back.get(line) ?? line, old, [side]));
        else asked.push({ id: line.id, request: requestOf(line, side, terms, today), of: known.get(line.id) });
      }
    }
    if (back.size > 0) edits.amend((all) => all.map((line) => back.get(line) ?? line));
    for (let at = 0; at < asked.length; at += atOnce) void ask(asked.slice(at, at + atOnce));
  });

  async function ask(asked: Asked[]): Promise<void> {
    const ids = asked.map(({ id }) => id);
    setAsking((before) => new Set([...before, ...ids]));
    try {
      const body = { wishes: asked.map(({ request }) => sent(request)) };
      const { results } = await call<{ results: RateReply[] }>('POST', '/rate/resolve-many', body, { quiet: true });
      edits.amend((all) => answered(all, terms, asked, results, known));
    } catch {
      // Without an answer the price stays missing, which its cell says; the server looks again when the project is saved.
    } finally {
      setAsking((before) => new Set([...before].filter((id) => !ids.includes(id))));
    }
  }

  return asking;
}

/**
 * The lines with what was found for them; those that were changed meanwhile are asked for again by that change, and those undo brings back
 * without it by the undo.
 * @param terms it was asked with
 * @param known what was asked for each line last
 */
export function answered(
  lines: readonly EditLine[],
  terms: RateTerms,
  asked: readonly Asked[],
  results: readonly RateReply[],
  known: ReadonlyMap<string, LookedUp>,
): readonly EditLine[] {
  const byId = new Map<string, number[]>();
  for (const [at, { id }] of asked.entries()) byId.set(id, [...(byId.get(id) ?? []), at]);
  return lines.map((line) =>
    (byId.get(line.id) ?? []).reduce((done, at) => {
      const [question, reply] = [asked[at], results[at]];
      if (!question || !reply || known.get(line.id) !== question.of) return done;
      if (inputsOf(line, terms) !== question.of?.inputs) return done;
      return withRate(done, question.request.side, reply);
    }, line),
  );
}

function sent(request: SentRequest): Partial<SentRequest> {
  const { startDate, ...rest } = request;
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
}

function useTerms(form: RecordForm): RateTerms {
  const values = useForm(form, (state) => state.values);
  const isStored = useForm(form, ({ base }) => base.version !== undefined);
  return { ...termsIn(values), currency: useMeantCurrency(form), projectId: isStored ? form.id : null };
}
