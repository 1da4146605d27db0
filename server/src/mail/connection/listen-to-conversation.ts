import type { MailStep } from '../mail-failure.ts';

/** What the first words of a command belong to; whatever else is said belongs to signing in. */
const commands: [RegExp, MailStep | null][] = [
  [/^(EHLO|HELO|QUIT|RSET)\b/, null],
  [/^STARTTLS$/, 'tls'],
  [/^MAIL FROM:/, 'sender'],
  [/^RCPT TO:/, 'recipient'],
  [/^DATA$/, 'send'],
];

/** The lines of a session as the SMTP library logs them. */
export interface Listener {
  debug(about: { tnx?: string }, line: string): void;
}

/**
 * Listens to what the two sides say, so that each step is told when it is over. Replies come in the order of their commands, also where
 * several are sent at once (RFC 2920). Commands are not kept: they hold what is secret.
 * @param heard is told of every reply that is no refusal; `send` means the message is asked for, the greeting ends `connect`
 */
export function listenToConversation(heard: (step: MailStep, reply: string) => void): Listener {
  const awaited: (MailStep | null)[] = [];
  let isGreeted = false;
  const listen = (reply: string) => {
    const step = isGreeted ? (awaited.shift() ?? null) : 'connect';
    isGreeted = true;
    if (step !== null && /^[23]/.test(reply)) heard(step, reply);
  };
  return {
    debug({ tnx }, line) {
      if (tnx === 'client') awaited.push(stepOf(line));
      else if (tnx === 'server') listen(line);
    },
  };
}

function stepOf(command: string): MailStep | null {
  const found = commands.find(([form]) => form.test(command));
  return found ? found[1] : 'auth';
}
