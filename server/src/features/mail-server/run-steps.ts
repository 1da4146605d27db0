import type { PeerCertificate } from 'node:tls';
import type { MailTestStep } from '@mandate/contract/entities/mail-server.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { plainHost } from '../../mail/connection/mail-host.ts';
import type { MailStepDone } from '../../mail/connection/step-clock.ts';
import { MailFailure } from '../../mail/mail-failure.ts';
import type { MailSettings } from '../../mail/mail-settings.ts';
import type { Words } from '../../words/words.ts';
import { testMail } from './test-mail.ts';

/** After how many ms a test ends, whatever the server does. */
const mostMs = 38_000;

interface StepsRequest {
  settings: MailSettings;
  /** Where a mail is sent to; null sends none. */
  to: string | null;
  allowPrivate: boolean;
  /** Who asks for it, as the mail says. */
  askedBy: string;
  /** In whose language the mail and the steps are told. */
  words: Words;
}

/**
 * Tries a mail server step by step, as sending does: the same addresses are looked at, the same connection is made, and the mail really leaves.
 * @returns every step that was tried; those after a failed one are absent
 */
export async function runSteps({ settings, to, allowPrivate, askedBy, words }: StepsRequest): Promise<MailTestStep[]> {
  // Loaded when a server is tried.
  const { openTransport } = await import('../../mail/connection/open-transport.ts');
  const steps: MailTestStep[] = [];
  let since = performance.now();
  const onStep = (done: MailStepDone) => {
    since = performance.now();
    const { step, ms, answer } = done;
    steps.push({ step, ok: true, ms, code: null, message: messageOf(words, done, settings, to), answer });
  };
  try {
    const transport = await openTransport(settings, { allowPrivate, onStep, signal: AbortSignal.timeout(mostMs) });
    try {
      const from = settings.envelopeFrom ?? settings.fromEmail;
      if (to !== null) await transport.send(await composed(words, settings, to, askedBy));
      else if (from !== null) await transport.trySender(from);
    } finally {
      transport.close();
    }
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    const { step, code, params, answer } = error;
    const message = words.sentence(code, params);
    steps.push({ step, ok: false, ms: Math.round(performance.now() - since), code, message, answer });
  }
  return steps;
}

async function composed(words: Words, settings: MailSettings, toAddress: string, askedBy: string) {
  const createdAt = new Date();
  const message = { id: uuidV7(), toAddress, toName: '', createdAt };
  const { composeMail } = await import('../../mail/letter/compose-mail.ts');
  return composeMail(message, testMail(words, settings, askedBy, createdAt), {
    ...settings,
    fromEmail: settings.fromEmail ?? '',
  });
}

/** The sentence of a step that went well. */
function messageOf(
  words: Words,
  { step, addresses, certificate }: MailStepDone,
  settings: MailSettings,
  to: string | null,
): string {
  const { host, port, username, fromEmail, envelopeFrom, redirectAllTo, verifyCertificate } = settings;
  const isRedirected = redirectAllTo !== null && (step === 'recipient' || step === 'send');
  const variant = isRedirected ? 'Redirected' : step === 'tls' && !verifyCertificate ? 'Unchecked' : '';
  return (
    words.at(`mailServer.done.${step}${variant}`, {
      host: plainHost(host),
      port,
      addresses: addresses?.join(', ') ?? '',
      ...certified(certificate),
      username: username ?? '',
      from: envelopeFrom ?? fromEmail ?? '',
      to: redirectAllTo ?? to ?? '',
      meant: to ?? '',
    }) ?? ''
  );
}

function certified(certificate: PeerCertificate | undefined): { subject: string; until: string } {
  const named = certificate?.subject?.CN ?? certificate?.subjectaltname?.replace(/^DNS:|,.*$/g, '') ?? '';
  const until = new Date(certificate?.valid_to ?? Number.NaN);
  return {
    subject: [named].flat().join(', '),
    until: Number.isNaN(until.getTime()) ? '' : until.toISOString().slice(0, 10),
  };
}
