import type { DocumentRow } from '@mandate/contract/entities/document.ts';

/** How long printing takes at most where nothing is wrong, in ms. */
const usual = 60_000;

type Printed = Pick<DocumentRow, 'size' | 'createdAt'>;

/** How far a document without bytes is: it gets them this moment, or could not be given them and is tried again. Null once it has them. */
export function printingOf({ size, createdAt }: Printed): 'printing' | 'delayed' | null {
  if (size !== null) return null;
  return Date.now() - Date.parse(createdAt) < usual ? 'printing' : 'delayed';
}

/** After how many ms documents are read again because one of them is being printed; false when all are. */
export function untilPrinted(rows: readonly Printed[]): number | false {
  const printings = rows.map(printingOf);
  if (printings.includes('printing')) return 1500;
  return printings.includes('delayed') && 30_000;
}
