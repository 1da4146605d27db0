import type { InvoiceCalls } from '../contract/invoices.ts';
import type { Handlers } from './handlers.ts';

export function invoices(): Handlers<InvoiceCalls> {
  throw new Error('to be written');
}
