import type { Entity } from '@mandate/contract/entity.ts';
import { merge, type Values } from '@mandate/contract/merge.ts';
import type { Reader } from '@mandate/contract/roles.ts';
import type { KeptText } from '../../lib/kept-text.ts';
import { comparable } from './record-changes.ts';
import { beginForm, type RecordForm } from './record-form.ts';

/**
 * Begins the work on a record where it was when the session ended. What others saved meanwhile is built upon; where both
 * changed the same, it is left to be decided.
 * @param current the record as it is stored now, or the values a new one begins with
 */
export function resumeForm(entity: Entity, kept: KeptText, current: Values, reader: Reader): RecordForm {
  const form = beginForm(entity, kept.id, kept.base, reader);
  for (const [name, value] of Object.entries(kept.values)) form.set(name, value);
  if (current.version !== kept.base.version) {
    const [base, theirs, yours] = [kept.base, current, kept.values].map((values) => comparable(entity, values, reader));
    const { conflicts } = merge(base ?? {}, theirs ?? {}, yours ?? {}, Object.keys(entity.parts));
    const by = current.updatedBy as { label?: string } | null | undefined;
    const at = typeof current.updatedAt === 'string' ? current.updatedAt : null;
    form.rebase({ current, changedBy: by?.label ?? '', changedAt: at, conflicts });
  }
  return form;
}

/** A cell of a grid that is still being typed in takes its text over, as it does with Enter. */
export function takeOpenCell(): void {
  const cell = document.activeElement?.closest('[role=gridcell]');
  if (!cell?.contains(document.activeElement) || cell === document.activeElement) return;
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
  );
}
