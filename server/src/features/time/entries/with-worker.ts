import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Call } from '../../../calls/call.ts';

/** New time with who worked: the caller's person where nobody is named. */
export function withWorker({ personnelId }: Call['caller'], values: Values): Values {
  const isOfNobody = (values.personnelId ?? values.providerId ?? null) === null;
  return isOfNobody && personnelId !== null ? { ...values, personnelId } : values;
}
