import type { PeerCertificate } from 'node:tls';
import { mailTestSteps } from '@mandate/contract/entities/mail-server.ts';
import type { MailStep } from '../mail-failure.ts';
import type { MailServer } from '../mail-settings.ts';

/** A step that went well. */
export interface MailStepDone {
  step: MailStep;
  /** What it took, in whole ms. */
  ms: number;
  /** The server's own words, secrets removed; null where it said nothing. */
  answer: string | null;
  /** Of `resolve`: the addresses that were found. */
  addresses?: string[];
  /** Of `tls`: the certificate the server showed. */
  certificate?: PeerCertificate;
}

/** Knows which step is under way and how long each takes. */
export interface StepClock {
  underWay(): MailStep;
  /** A step begins now. */
  begin(step: MailStep): void;
  /** A step is over, and the next one begins. */
  done(step: MailStep, answer: string | null, found?: Pick<MailStepDone, 'addresses' | 'certificate'>): void;
}

/** @param onStep is told of each step as it is over */
export function stepClock(
  { security, authMethod }: Pick<MailServer, 'security' | 'authMethod'>,
  onStep: ((done: MailStepDone) => void) | undefined,
): StepClock {
  const steps = mailTestSteps.filter(
    (step) => !(step === 'tls' && security === 'none') && !(step === 'auth' && authMethod === 'none'),
  );
  let current: MailStep = 'resolve';
  let since = performance.now();
  const begin = (step: MailStep) => {
    current = step;
    since = performance.now();
  };
  return {
    underWay: () => current,
    begin,
    done(step, answer, found = {}) {
      onStep?.({ step, ms: Math.round(performance.now() - since), answer, ...found });
      begin(steps[steps.indexOf(step) + 1] ?? step);
    },
  };
}
