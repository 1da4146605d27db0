import type { JobRow } from '@mandate/contract/entities/job.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, call } from '../lib/calls/call.ts';
import { storeJob } from '../records/jobs/job-reading.ts';
import {
  type Begun,
  type ImportAct,
  type ImportPlan,
  importCalls,
  type StoredImport,
  type UndoneImport,
} from './import-calls.ts';
import { jobKey, readJob } from './import-job.ts';
import { type ImportNow, importKey, readAgain } from './use-import.ts';

/** What can be done with an import, and what was refused of it. */
export interface ImportActs {
  /** What was asked for and not answered yet; a job that was begun by it goes on without. */
  working: ImportAct | null;
  isBusy: boolean;
  /** What was last asked for here, and why it was refused. */
  refused: { act: ImportAct; sentences: string[] } | null;
  /** What was last done here. */
  done: ImportAct | null;
  /** What an undo done here did. */
  undone: UndoneImport | null;
  trial: (plan: ImportPlan) => Promise<void>;
  run: (plan: ImportPlan) => Promise<void>;
  undo: () => Promise<void>;
  /** Asks a job to stop. */
  stop: (jobId: string) => Promise<void>;
}

/**
 * Sets work on an import going, and keeps what the server answered; why something was refused until the import is otherwise.
 * @param now what is known of the import
 */
export function useImportActs(noun: string, importId: string, { stored, endedId }: ImportNow): ImportActs {
  const queries = useQueryClient();
  const calls = importCalls(noun);
  const [working, setWorking] = useState<ImportAct | null>(null);
  const [done, setDone] = useState<ImportAct | null>(null);
  const [refused, setRefused] = useState<ImportActs['refused']>(null);
  const [undone, setUndone] = useState<UndoneImport | null>(null);
  const seen = `${stored?.state} ${endedId}`;
  const [before, setBefore] = useState(seen);
  if (seen !== before) {
    setBefore(seen);
    setRefused(null);
  }

  async function work<Reply extends Begun>(act: ImportAct, ask: () => Promise<Reply>): Promise<Reply | null> {
    setWorking(act);
    setDone(null);
    setRefused(null);
    try {
      const reply = await ask();
      const { jobId } = reply;
      if (jobId === undefined) await readAgain(queries, noun);
      else await follow(jobId);
      setDone(act);
      return reply;
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      // It may be as it is because of what was done elsewhere.
      await readAgain(queries, noun);
      setRefused({ act, sentences: sentencesOf(problem) });
      return null;
    } finally {
      setWorking(null);
    }
  }

  // From here on the job tells how far it is.
  async function follow(jobId: string): Promise<void> {
    await queries.fetchQuery({ queryKey: jobKey(jobId), queryFn: ({ signal }) => readJob(jobId, signal) });
    // What is on its way may not know the job.
    await queries.cancelQueries({ queryKey: importKey(noun, importId) });
    queries.setQueryData<StoredImport>(importKey(noun, importId), (stored) => stored && { ...stored, jobId });
  }

  return {
    working,
    isBusy: working !== null,
    refused,
    done,
    undone,
    trial: async (plan) => void (await work('trial', () => calls.run(importId, plan, true))),
    run: async (plan) => void (await work('run', () => calls.run(importId, plan, false))),
    undo: async () => {
      const reply = await work('undo', () => calls.undo(importId));
      setUndone(reply !== null && reply.jobId === undefined ? reply : null);
    },
    stop: async (jobId) => {
      // Over meanwhile: it is read again anyhow.
      const job = await call<JobRow>('POST', `/job/cancel/${jobId}`, {}, { quiet: true }).catch(() => null);
      if (job) storeJob(queries, job);
    },
  };
}

function sentencesOf(problem: CallError): string[] {
  const wrong = problem.fieldErrors.map(({ message }) => message);
  return wrong.length > 0 ? wrong : [problem.message];
}
