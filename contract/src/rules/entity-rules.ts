import type { Values } from '../changes/merge.ts';
import type { Entity } from '../facts/entity.ts';
import { projectRules } from '../project/project-rules.ts';
import type { FieldError } from '../replies/envelope.ts';
import { absenceRules } from './absence-rules.ts';
import { accountRules } from './account-rules.ts';
import { exchangeRateRules } from './exchange-rate-rules.ts';
import { firmRules } from './firm-rules.ts';
import { holidayCalendarRules } from './holiday-calendar-rules.ts';
import { mailServerRules } from './mail-server-rules.ts';
import { ownFieldRules } from './own-field-rules.ts';
import { paymentTermRules } from './payment-term-rules.ts';
import { personnelRules } from './personnel-rules.ts';
import { placeRules } from './place-rules.ts';
import { rateRules } from './rate-rules.ts';
import type { RecordRules } from './record-rules.ts';
import { taxRateRules } from './tax-rate-rules.ts';
import { textBlockRules } from './text-block-rules.ts';
import { viewRules } from './view-rules.ts';

const rules: Record<string, RecordRules> = {
  absence: absenceRules,
  account: accountRules,
  customer: firmRules,
  'exchange-rate': exchangeRateRules,
  'holiday-calendar': holidayCalendarRules,
  'mail-server': mailServerRules,
  'own-field': ownFieldRules,
  'payment-term': paymentTermRules,
  personnel: personnelRules,
  place: placeRules,
  project: projectRules,
  provider: firmRules,
  rate: rateRules,
  'tax-rate': taxRateRules,
  'text-block': textBlockRules,
  view: viewRules,
};

/** The values with what a person left for the product to fill in. */
export function completed({ name }: Entity, values: Values): Values {
  return rules[name]?.complete?.(values) ?? values;
}

/** What is wrong with a record as a whole. */
export function entityRuleErrors({ name }: Entity, values: Values): FieldError[] {
  return rules[name]?.check?.(values) ?? [];
}
