import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useBlocker, useNavigate } from 'react-router';
import { comesBack } from '../../lib/drafts/on-reload.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface LeaveGuardProps {
  /** Whether something would be lost, as of the moment it is asked. */
  isDirty: () => boolean;
  /** The record's name, for the question. */
  title: string;
  /** @returns whether it was saved */
  onSave: () => Promise<boolean>;
  /** Called before the page is left without saving. */
  onDiscard: () => void;
  /** What is typed is kept as a draft. */
  isKept?: boolean;
}

/** Asks Save, Discard or Stay before unsaved work is left by a link or by Back; the browser asks before a tab is closed. */
export function LeaveGuard({ isDirty, title, onSave, onDiscard, isKept = false }: LeaveGuardProps) {
  const { t } = useTranslation();
  const [isSaving, setSaving] = useState(false);
  const navigate = useNavigate();
  // Where the person wants to go, and whether the router still holds it back: a navigation that is let through ends that.
  const wish = useRef<{ to: Location; isHeld: boolean }>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const state = nextLocation.state as { isSamePage?: boolean; isOnward?: boolean } | null;
    // A new record gets its own address once it is saved; what was typed meanwhile goes along.
    const isLeft = currentLocation.pathname !== nextLocation.pathname && !state?.isSamePage;
    // Where the product leads by itself gives way to where the person wants to go.
    if (isLeft && isDirty() && !(state?.isOnward && wish.current)) wish.current = { to: nextLocation, isHeld: true };
    else if (wish.current) wish.current.isHeld = false;
    return isLeft && (isDirty() || wish.current !== null);
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty() && !(isKept && comesBack())) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, isKept]);
  // A save that was under way when it was asked has come. Without work they go where they wanted; what was typed since is asked about again.
  useEffect(() => {
    if (isSaving || wish.current === null) return;
    if (!wish.current.isHeld || (blocker.state === 'blocked' && !isDirty())) leave();
  });

  const stay = () => {
    wish.current = null;
    blocker.reset?.();
  };
  const leave = () => {
    const wanted = wish.current;
    wish.current = null;
    if (wanted?.isHeld) blocker.proceed?.();
    else if (wanted) void navigate(wanted.to, { state: wanted.to.state });
  };
  const save = async () => {
    setSaving(true);
    const isSaved = await onSave().finally(() => setSaving(false));
    if (isSaved) leave();
    else stay();
  };
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      onClose={stay}
      title={t('editor.leaveTitle', { title })}
      actions={
        <>
          <Button autoFocus isOff={isSaving} onClick={stay}>
            {t('editor.stay')}
          </Button>
          <Button
            look="danger"
            isOff={isSaving}
            onClick={() => {
              onDiscard();
              leave();
            }}
          >
            {t('editor.discardShort')}
          </Button>
          <Button look="primary" busy={isSaving} busyLabel={t('editor.saving')} onClick={() => void save()}>
            {t('editor.save')}
          </Button>
        </>
      }
    >
      {t('editor.leaveText')}
    </Dialog>
  );
}
