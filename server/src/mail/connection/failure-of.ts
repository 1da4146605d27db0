import type { RefusalParams } from '@mandate/contract/replies/refusals.ts';
import type { NodemailerError } from 'nodemailer';
import { MailFailure, type MailFailureCode, type MailStep } from '../mail-failure.ts';
import type { MailServer } from '../mail-settings.ts';
import { TimeUp } from './acts.ts';
import { cleanWords } from './clean-words.ts';
import { plainHost } from './mail-host.ts';

/** Codes of Node's network and TLS errors, and what they mean to whoever set the server up. */
const ofConnections: Record<string, MailFailureCode> = {
  ECONNREFUSED: 'mailPortRefused',
  EACCES: 'mailPortRefused',
  ETIMEDOUT: 'mailNoAnswer',
  EHOSTUNREACH: 'mailNoAnswer',
  EHOSTDOWN: 'mailNoAnswer',
  ENETUNREACH: 'mailNoAnswer',
  EADDRNOTAVAIL: 'mailNoAnswer',
  CERT_HAS_EXPIRED: 'mailCertificateExpired',
  CERT_NOT_YET_VALID: 'mailCertificateExpired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'mailCertificateOtherName',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'mailCertificateNotTrusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'mailCertificateNotTrusted',
  UNABLE_TO_GET_ISSUER_CERT: 'mailCertificateNotTrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'mailCertificateNotTrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'mailCertificateNotTrusted',
  CERT_CHAIN_TOO_LONG: 'mailCertificateNotTrusted',
  CERT_REVOKED: 'mailCertificateNotTrusted',
  CERT_UNTRUSTED: 'mailCertificateNotTrusted',
  CERT_REJECTED: 'mailCertificateNotTrusted',
  CERT_SIGNATURE_FAILURE: 'mailCertificateNotTrusted',
  INVALID_CA: 'mailCertificateNotTrusted',
  INVALID_PURPOSE: 'mailCertificateNotTrusted',
};

/** What a refusal for good means, by the step it came in. */
const refusals: Partial<Record<MailStep, MailFailureCode>> = {
  auth: 'mailPasswordWrong',
  sender: 'mailSenderRefused',
  recipient: 'mailRecipientRefused',
};

/** Replies that ask for signing in, or to sign in otherwise (RFC 4954). */
const authReplies = [502, 503, 504, 530, 534, 538];

interface Where {
  /** The step under way; a command that was refused tells its own. */
  step: MailStep;
  server: MailServer;
}

/** What an error of the network, of TLS or of the conversation means, in the product's own words. */
export function failureOf(error: unknown, { step: underWay, server }: Where): MailFailure {
  if (error instanceof MailFailure) return error;
  const { code = '', originalCode = '', command, response, responseCode } = error as NodemailerError;
  const step = stepOf(command) ?? underWay;
  const params: RefusalParams = { host: plainHost(server.host), port: server.port };
  const answer = response ? cleanWords(server.username, server.secret)(response) : null;
  const told = (named: MailFailureCode, isFinal = false) =>
    new MailFailure(named, { step, answer, isFinal, params, cause: error });

  if (error instanceof TimeUp) return told('mailNoAnswer');
  const known = ofConnections[originalCode] ?? ofConnections[code];
  if (known) return told(known);
  if (responseCode !== undefined && responseCode >= 400) {
    const [named, isFinal] = ofReply(step, responseCode, server);
    return told(named, isFinal);
  }
  // A greeting, or anything else, that is no reply of this protocol.
  if (code === 'EPROTOCOL') return told('mailNotSmtp');
  if (code === 'EAUTH') return told('mailAuthMissing');
  // The library itself found sender, recipient or message impossible.
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return told(refusals[step] ?? 'mailRefused', true);
  const isTls = step === 'tls' && !['ECONNECTION', 'ECONNRESET', 'EPIPE'].includes(originalCode || code);
  return told(isTls ? 'mailTlsFailed' : 'mailBrokenOff');
}

/** What a reply that refuses means, and whether it is final. */
function ofReply(step: MailStep, reply: number, { security }: MailServer): [MailFailureCode, boolean] {
  const isDeferred = reply < 500;
  if (step === 'tls' && security === 'starttls' && reply !== 421) return ['mailTlsMissing', false];
  if (isDeferred) return ['mailDeferred', false];
  if (authReplies.includes(reply) && (step === 'auth' || reply === 530)) return ['mailAuthMissing', false];
  // A wrong password is put right in the settings: no message was refused.
  return [refusals[step] ?? 'mailRefused', ['sender', 'recipient', 'send'].includes(step)];
}

function stepOf(command: string | undefined): MailStep | null {
  if (command === undefined) return null;
  if (command.startsWith('AUTH')) return 'auth';
  const steps: Record<string, MailStep> = {
    STARTTLS: 'tls',
    'MAIL FROM': 'sender',
    'RCPT TO': 'recipient',
    DATA: 'send',
  };
  return steps[command] ?? null;
}
