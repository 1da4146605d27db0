import type { DocumentRow } from '@mandate/contract/entities/document.ts';
import { untilPrinted } from './printing.ts';

type Awaited = Pick<DocumentRow, 'size' | 'createdAt' | 'state' | 'sentAt' | 'answer'>;

/** How often it is looked, in ms, whether somebody opened or answered what was sent: strangers' acts are told to nobody's page. */
const betweenLooks = 20_000;

/** After how many ms documents are read again, since one is being printed, or is with its customer; false when nothing is awaited. */
export function untilChanged(rows: readonly Awaited[]): number | false {
  const isWithCustomer = rows.some(
    ({ state, sentAt, answer }) => state === 'issued' && sentAt !== null && answer === null,
  );
  return untilPrinted(rows) || (isWithCustomer && betweenLooks);
}
