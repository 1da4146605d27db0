import { siblingOf } from '@mandate/contract/facts/entity.ts';
import type { Row } from '../../../records/changes/record-path.ts';

/** What a row's reference is called, as far as its name came along; empty while nothing is chosen. */
export function referredName(row: Row, field: string): string {
  return (row[siblingOf(field)] as { label: string } | null | undefined)?.label ?? '';
}
