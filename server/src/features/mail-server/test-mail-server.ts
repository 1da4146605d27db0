import { type MailTestStep, mailServerId } from '@mandate/contract/entities/mail-server.ts';
import type { Call } from '../../calls/call.ts';
import { countAttempt, throttleKey } from '../../calls/throttle.ts';
import { run } from '../../database/queries/sql-query.ts';
import { refuse } from '../../http/refusal.ts';
import type { MailParts } from './mail-parts.ts';
import { readTestedSettings } from './read-tested-settings.ts';
import { runSteps } from './run-steps.ts';

const allowance = { most: 30, seconds: 3_600 };

/**
 * Tests a mail server with the settings that are sent (decisions 9.6), thirty times an hour a person.
 * @throws Refusal validationFailed, tooManyAttempts
 */
export async function testMailServer(
  { seal, allowPrivate }: MailParts,
  call: Call,
  body: unknown,
): Promise<{ steps: MailTestStep[] }> {
  const { settings, to, storedVersion } = await readTestedSettings(call, seal, body);
  const { isOver, seconds } = await countAttempt(call.db, throttleKey('mailTest', call.caller.id), allowance);
  if (isOver) refuse('tooManyAttempts', { seconds });
  const steps = await runSteps({ settings, to, allowPrivate, askedBy: call.caller.fullName, words: call.words });
  if (storedVersion !== null) await storeResult(call, storedVersion, steps);
  return { steps };
}

/** Keeps what came out, unless the settings were changed meanwhile. */
async function storeResult({ db }: Call, version: number, steps: MailTestStep[]): Promise<void> {
  const text = `update mail_servers set last_test_at = now(), last_test_result = $3, last_test_transcript = $4
    where id = $1 and version = $2`;
  const result = steps.every(({ ok }) => ok) ? 'passed' : 'failed';
  await run(db, text, [mailServerId, version, result, JSON.stringify(steps)]);
}
