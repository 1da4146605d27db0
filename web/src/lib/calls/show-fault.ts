import { showError } from '../frame/show-success-and-errors.ts';
import { i18n } from '../i18n/i18n.ts';
import type { CallError } from './call.ts';

/** Says that the server failed, for a call that is silent about a server that is not there and so about its faults, too. */
export function showFault({ message, requestId }: CallError): void {
  showError(message, requestId ? { remark: i18n.t('request.id', { id: requestId }) } : {});
}
