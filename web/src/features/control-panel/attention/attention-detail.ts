import type { AttentionRow } from '@mandate/contract/overview/control-panel.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';

type Detailed = Pick<AttentionRow, 'detail' | 'recordIds'>;

/** Which milestones of the project a row is about: the first by its name, and how many more; null for a row about the project itself. */
export function attentionDetail({ detail, recordIds }: Detailed): string | null {
  const count = recordIds.length - 1;
  if (detail === null || count === 0) return detail;
  return i18n.t('controlPanel.attention.andMore', { name: detail, count });
}

/** What a row is called where it is spoken of: its one milestone, or the project or person it is about. */
export function attentionName({ detail, recordIds, subject }: Detailed & Pick<AttentionRow, 'subject'>): string {
  return detail !== null && recordIds.length === 1 ? detail : subject.label;
}
