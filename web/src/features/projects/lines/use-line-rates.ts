import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useEditing, useForm } from '../../../resources/editor/record-context.ts';
import type { RecordForm } from '../../../resources/editor/record-form.ts';
import { useToday } from '../../../resources/project-status/use-today.ts';
import type { EditLine } from './edit-line.ts';
import { inputsOf, openSides, type RateReply, type RateTerms, type SentWish, wishOf, withRate } from './rate-wishes.ts';
import type { LineEdits } from './use-lines.ts';

/** How many wishes a call takes. */
const atOnce = 1000;

const nobody: ReadonlySet<string> = new Set();

interface Asked {
  id: string;
  inputs: string;
  wish: SentWish;
}

/**
 * Looks up the prices and costs of lines whose service, deliverer, unit or day was chosen, while the person types on. What is
 * stored already is not looked up again until one of these changes; what was typed is never replaced.
 * @param isOff prices are frozen, or the lines are for reading: nothing is looked up
 * @returns the lines that wait for an answer
 */
export function useLineRates(lines: readonly EditLine[], edits: LineEdits, isOff: boolean): ReadonlySet<string> {
  const { form, reader } = useEditing();
  const base = useForm(form, (state) => state.base);
  const [asking, setAsking] = useState(nobody);
  const [known] = useState(() => new Map<string, string>());
  const seeded = useRef<unknown>(null);
  const terms = useTerms(form);
  const today = useToday();

  useEffect(() => {
    if (seeded.current !== base) {
      seeded.current = base;
      for (const line of (base.lines ?? []) as EditLine[]) known.set(line.id, keyOf(line, terms));
    }
    if (isOff) return;
    const sides: SentWish['side'][] = [];
    if (reader.grants.includes('seeRates')) sides.push('sell');
    if (reader.grants.includes('seeCosts')) sides.push('cost');
    const asked: Asked[] = [];
    for (const line of lines) {
      const key = keyOf(line, terms);
      if (known.get(line.id) === key) continue;
      known.set(line.id, key);
      for (const side of openSides(line, sides)) {
        asked.push({ id: line.id, inputs: inputsOf(line), wish: wishOf(line, side, terms, today) });
      }
    }
    for (let at = 0; at < asked.length; at += atOnce) void ask(asked.slice(at, at + atOnce));
  });

  async function ask(asked: Asked[]): Promise<void> {
    const ids = asked.map(({ id }) => id);
    setAsking((before) => new Set([...before, ...ids]));
    try {
      const body = { wishes: asked.map(({ wish }) => sent(wish)) };
      const { results } = await call<{ results: RateReply[] }>('POST', '/rate/resolve-many', body, { quiet: true });
      edits.amend((all) => answered(all, asked, results));
    } catch {
      // Without an answer the price stays missing, which its cell says; the server looks again when the project is saved.
    } finally {
      setAsking((before) => new Set([...before].filter((id) => !ids.includes(id))));
    }
  }

  return asking;
}

/** The lines with what was found for them; those that were changed meanwhile are asked for again by that change. */
function answered(
  lines: readonly EditLine[],
  asked: readonly Asked[],
  results: readonly RateReply[],
): readonly EditLine[] {
  const byId = new Map<string, number[]>();
  for (const [at, { id }] of asked.entries()) byId.set(id, [...(byId.get(id) ?? []), at]);
  const worth = new Map(lines.flatMap(({ costCurrency, fxRate }) => (fxRate ? [[costCurrency, fxRate] as const] : [])));
  return lines.map((line) =>
    (byId.get(line.id) ?? []).reduce((done, at) => {
      const [question, reply] = [asked[at], results[at]];
      if (!question || !reply || inputsOf(line) !== question.inputs) return done;
      const fxRate = 'amount' in reply ? (worth.get(reply.currency) ?? null) : null;
      return withRate(done, question.wish.side, reply, fxRate);
    }, line),
  );
}

/** A price that is missing is looked for again when what the project says changes; one that was found stays. */
function keyOf(line: EditLine, terms: RateTerms): string {
  return line.unitPrice === null ? `${inputsOf(line)} ${Object.values(terms).join(' ')}` : inputsOf(line);
}

function sent(wish: SentWish): Partial<SentWish> {
  const { startDate, ...rest } = wish;
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
}

function useTerms(form: RecordForm): RateTerms {
  const values = useForm(form, (state) => state.values);
  const text = (name: string) => (values[name] ?? null) as string | null;
  const isStored = useForm(form, ({ base }) => base.version !== undefined);
  return {
    projectId: isStored ? form.id : null,
    customerId: text('customerId'),
    currency: text('currency') ?? '',
    hoursPerDay: text('hoursPerDay'),
    startDate: text('startDate'),
  };
}
