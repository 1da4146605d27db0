import { type MailTestStep, mailServer, mailServerId } from '@mandate/contract/entities/mail-server.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { RecordForm } from '../../form/state/record-form.ts';
import { CallError, call } from '../../lib/calls/call.ts';
import { recordKey } from '../../records/reading/use-record.ts';

/** A test of the mail server with what stands on the page, saved or not. */
export interface MailTest {
  isRunning: boolean;
  /** What came out of the last one here; null before. */
  steps: readonly MailTestStep[] | null;
  /** What is wrong with the address. */
  addressProblem: string | undefined;
  /** Why nothing was tested. */
  problem: string | undefined;
  /** @param to where a mail is sent to; empty sends none */
  run: (to: string) => Promise<void>;
}

/** Tests what a form holds; what is wrong with its fields is said at them. */
export function useMailTest(form: RecordForm): MailTest {
  const queries = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const [steps, setSteps] = useState<readonly MailTestStep[] | null>(null);
  const [problems, setProblems] = useState<Pick<MailTest, 'addressProblem' | 'problem'>>(nothing);
  const isBusy = useRef(false);

  async function ask(to: string): Promise<void> {
    const body = { ...form.body(), ...(to.trim() !== '' && { to: to.trim() }) };
    try {
      const told = await call<{ steps: MailTestStep[] }>('POST', '/mail-server/test', body, { quiet: true });
      setSteps(told.steps);
      void queries.invalidateQueries({ queryKey: recordKey(mailServer.name, mailServerId) });
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      const others = problem.fieldErrors.filter(({ field }) => field !== 'to');
      if (others.length > 0) form.fail(others);
      const addressProblem = problem.fieldErrors.find(({ field }) => field === 'to')?.message;
      setProblems({ addressProblem, problem: addressProblem === undefined ? problem.message : undefined });
    }
  }

  return {
    isRunning,
    steps,
    ...problems,
    async run(to) {
      if (isBusy.current) return;
      isBusy.current = true;
      setRunning(true);
      setSteps(null);
      setProblems(nothing);
      try {
        await ask(to);
      } finally {
        isBusy.current = false;
        setRunning(false);
      }
    },
  };
}

const nothing = { addressProblem: undefined, problem: undefined };
