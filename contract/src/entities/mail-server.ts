import { entity } from '../facts/entity.ts';
import {
  choice,
  email,
  flag,
  initially,
  instant,
  integer,
  json,
  optional,
  paragraphs,
  replyOnly,
  shownOnly,
  text,
} from '../facts/fields.ts';

/** The one row there is. */
export const mailServerId = '0193a000-0000-7000-8000-00000000e7a1';

/** How mail leaves (domain reference 2.14). The secret is no field: it is taken off the body of a save and never comes back. */
export const mailServer = entity({
  name: 'mail-server',
  table: 'mail_servers',
  label: 'host',
  defaultSort: { field: 'updatedAt', direction: 'desc' },
  derived: ['hasSecret'],
  fields: {
    /** Nothing leaves while it is off; messages still queue. */
    enabled: initially(flag(), false),
    host: optional(text({ max: 253 })),
    port: initially(integer({ min: 1, max: 65_535 }), 587),
    security: initially(choice('starttls', 'tls', 'none'), 'starttls'),
    authMethod: initially(choice('none', 'password'), 'password'),
    username: optional(text({ max: 180 })),
    /** When the secret was set; empty: there is none. */
    secretSetAt: shownOnly(optional(instant())),
    fromEmail: optional(email()),
    fromName: optional(text({ max: 160 })),
    replyTo: optional(email()),
    envelopeFrom: optional(email()),
    heloName: optional(text({ max: 253 })),
    verifyCertificate: initially(flag(), true),
    timeoutSeconds: initially(integer({ min: 5, max: 120 }), 20),
    maxPerMinute: initially(integer({ min: 1, max: 6_000 }), 30),
    maxRetries: initially(integer({ min: 0, max: 20 }), 8),
    retryBackoff: initially(choice('exponential', 'constant'), 'exponential'),
    /** Installations for trying things out send everything to one address. */
    redirectAllTo: optional(email()),
    footerText: optional(paragraphs({ max: 1_000 })),
    /** Set by who looks after the queue; nothing leaves meanwhile. */
    pausedAt: shownOnly(optional(replyOnly(instant()))),
    lastTestAt: shownOnly(optional(instant())),
    lastTestResult: shownOnly(optional(replyOnly(choice('passed', 'failed')))),
    /** The steps of the last test, as the test answered them. */
    lastTestTranscript: shownOnly(optional(replyOnly(json()))),
  },
  parts: {},
});

/** The steps of a test, in their order. */
export const mailTestSteps = ['resolve', 'connect', 'tls', 'auth', 'sender', 'recipient', 'send'] as const;

/** What a step of a test came to. */
export interface MailTestStep {
  step: (typeof mailTestSteps)[number];
  ok: boolean;
  /** What it took, in whole ms. */
  ms: number;
  /** Of a failed step the code of its sentence, such as `mailHostUnknown`; of one that went well null. */
  code: string | null;
  /** A plain sentence. */
  message: string;
  /** The server's own words, secrets removed; null where it said nothing. */
  answer: string | null;
}
