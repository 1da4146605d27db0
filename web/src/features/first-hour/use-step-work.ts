import type { AnsweredStep, FirstHour, FirstHourStep } from '@mandate/contract/overview/first-hour.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { firstHourKey } from '../../business/first-hour/use-first-hour.ts';
import { useAddressParams } from '../../lib/addresses/address-params.ts';
import { CallError, call } from '../../lib/calls/call.ts';

const folded = 'none';

/** Which step is open, as the address keeps it, and what can be done with the steps. */
export function useStepWork({ steps }: FirstHour) {
  const queries = useQueryClient();
  const [search, change] = useAddressParams();
  const [busyWith, setBusyWith] = useState<FirstHourStep | 'rest' | null>(null);
  const asked = search.get('step');
  const openStep =
    steps.find(({ step }) => step === asked)?.step ??
    (asked === folded ? null : (steps.find(({ state }) => state === 'open')?.step ?? null));

  const goTo = (step: FirstHourStep | null) => change(() => ({ step: step ?? folded }), { preventScrollReset: true });

  const nowOpen = useRef(openStep);
  useEffect(() => {
    nowOpen.current = openStep;
  }, [openStep]);
  // Who went elsewhere meanwhile stays there.
  const goOn = (step: FirstHourStep, next: FirstHourStep | null) => {
    if (nowOpen.current === step) goTo(next);
  };

  // What was refused was said.
  async function ask(what: FirstHourStep | 'rest', path: string, body: object): Promise<FirstHour | null> {
    if (busyWith !== null) return null;
    setBusyWith(what);
    try {
      const told = await call<FirstHour>('POST', `/first-hour/${path}`, body);
      queries.setQueryData(firstHourKey, told);
      return told;
    } catch (problem) {
      if (problem instanceof CallError) return null;
      throw problem;
    } finally {
      setBusyWith(null);
    }
  }

  return {
    openStep,
    busyWith,
    goTo,
    goOn,
    nextOf: (step: FirstHourStep) => nextOpen(steps, step),
    async skip(step: FirstHourStep) {
      const told = await ask(step, 'skip', { step });
      if (told) goOn(step, nextOpen(told.steps, step));
    },
    async agree(step: FirstHourStep) {
      await ask(step, 'agree', { step: step as AnsweredStep });
    },
    async end() {
      if (await ask('rest', 'end', {})) goTo(null);
    },
  };
}

/** The next open step after one, the first ones last. */
function nextOpen(steps: FirstHour['steps'], step: FirstHourStep): FirstHourStep | null {
  const at = steps.findIndex((each) => each.step === step);
  const after = [...steps.slice(at + 1), ...steps.slice(0, at)];
  return after.find(({ state }) => state === 'open')?.step ?? null;
}
