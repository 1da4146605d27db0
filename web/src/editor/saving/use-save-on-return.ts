import type { Values } from '@mandate/contract/changes/merge.ts';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordForm } from '../../form/state/record-form.ts';
import { onReturn } from '../../lib/calls/connectivity.ts';
import { showInfo } from '../../lib/frame/show-success-and-errors.ts';

/** A save that had no answer, and what is known of it. */
interface MissedSave {
  /** The values it sent; null where none was missed. */
  unsent: Values | null;
  title: string;
  save: () => Promise<boolean>;
  /** Keeps what is typed as a draft, at once. */
  keep: () => void;
}

/**
 * After a save without an answer, keeps what is typed as a draft. Once the server answers again, the save is tried once more where nothing
 * was typed since, under the rules of every save; where something was, it is offered: nobody's half sentence is saved.
 */
export function useSaveOnReturn(form: RecordForm, { unsent, title, save, keep }: MissedSave): void {
  const { t } = useTranslation();
  const keepNow = useEffectEvent(keep);
  const goOn = useEffectEvent(() => {
    const { changes, values } = form.state();
    if (changes === 0) return;
    if (values === unsent) void save();
    else showInfo(t('offline.back', { title }), { action: { label: t('offline.save'), run: () => void save() } });
  });
  useEffect(() => {
    if (unsent === null) return;
    keepNow();
    return onReturn(() => goOn());
  }, [unsent]);
}
