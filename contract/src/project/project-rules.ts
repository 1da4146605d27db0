import type { Values } from '../changes/merge.ts';
import type { FieldError } from '../replies/envelope.ts';
import { fieldError } from '../replies/field-errors.ts';
import type { RecordRules } from '../rules/record-rules.ts';
import { lineErrors } from './line/line-errors.ts';
import type { LineValues } from './line.ts';
import type { MemberValues } from './member.ts';
import { memberErrors, withAllocation } from './member-errors.ts';
import type { MilestoneValues } from './milestone.ts';
import type { PlaceValues } from './place.ts';
import type { ProviderValues } from './provider.ts';
import {
  milestoneErrors,
  type ProjectDays,
  placeErrors,
  providerErrors,
  withMainPlace,
} from './provider-place-and-milestone-errors.ts';

function check(values: Values): FieldError[] {
  const errors: FieldError[] = [];
  if (!values.isInternal && !values.customerId) errors.push(fieldError('customerId', 'fieldRequired'));
  if (values.startDate && values.endDate && String(values.endDate) < String(values.startDate)) {
    errors.push(fieldError('endDate', 'dateOrder'));
  }
  ((values.lines ?? []) as LineValues[]).forEach((line, index) => {
    errors.push(...lineErrors(line, `lines.${index}`));
  });
  ((values.members ?? []) as MemberValues[]).forEach((member, index) => {
    errors.push(...memberErrors(member, `members.${index}`));
  });
  errors.push(...providerErrors((values.providers ?? []) as ProviderValues[]));
  errors.push(...placeErrors((values.places ?? []) as PlaceValues[]));
  errors.push(...milestoneErrors((values.milestones ?? []) as MilestoneValues[], values as unknown as ProjectDays));
  return errors;
}

function complete(values: Values): Values {
  const members = ((values.members ?? []) as MemberValues[]).map(withAllocation);
  return { ...values, members, places: withMainPlace((values.places ?? []) as PlaceValues[]) };
}

/** The rules over several fields of one project. */
export const projectRules: RecordRules = { complete, check };
