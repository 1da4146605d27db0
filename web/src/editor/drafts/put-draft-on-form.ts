import type { Reader } from '@mandate/contract/access/roles.ts';
import type { RecordForm } from '../../form/state/record-form.ts';
import type { LocalDraft } from '../../lib/drafts/draft-store.ts';
import { restored } from './draft-changes.ts';

/**
 * Brings a draft onto a form nothing is typed on yet. Where others saved since it began, their work is built upon; what collides
 * is left to be decided.
 */
export function putDraftOnForm(
  form: RecordForm,
  draft: Pick<LocalDraft, 'baseVersion' | 'changes'>,
  reader: Reader,
): void {
  const { base } = form.state();
  const { begun, values, conflicts } = restored(form.entity, base, draft.changes, reader);
  form.resume(begun, values);
  const isOlder = base.version !== undefined && base.version !== draft.baseVersion;
  if (!isOlder && conflicts.length === 0) return;
  const by = base.updatedBy as { label?: string } | null | undefined;
  const at = typeof base.updatedAt === 'string' ? base.updatedAt : null;
  form.rebase({ current: base, changedBy: by?.label ?? '', changedAt: at, conflicts });
}
