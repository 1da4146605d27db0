import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface InlineLeaveDialogProps {
  /** How many cells would be lost now. */
  count: number;
  /** How many, as of the moment it is asked. */
  countNow: () => number;
  /** The mode is being switched off. */
  isClosing: boolean;
  onStay: () => void;
  /** The cells are given up. */
  onDiscard: () => void;
}

/** Asks before cells that are not saved are left, by a link, by Back or by the end of the mode; the browser asks before a tab is closed. */
export function InlineLeaveDialog({ count, countNow, isClosing, onStay, onDiscard }: InlineLeaveDialogProps) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && countNow() > 0,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (countNow() > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [countNow]);

  const isBlocked = blocker.state === 'blocked';
  // Who stays has left the question before the page knows.
  const isStaying = useRef(false);
  useEffect(() => {
    if (!isBlocked) isStaying.current = false;
  }, [isBlocked]);
  // They were given up, or arrived meanwhile.
  const isOver = isBlocked && count === 0;
  const goOn = useEffectEvent(() => {
    if (!isStaying.current) blocker.proceed?.();
  });
  useEffect(() => {
    if (isOver) goOn();
  }, [isOver]);
  const stay = () => {
    isStaying.current = true;
    blocker.reset?.();
    onStay();
  };
  return (
    <Dialog
      isOpen={isBlocked || isClosing}
      onClose={stay}
      title={t('inline.leaveTitle', { count })}
      actions={
        <>
          <Button autoFocus look="primary" onClick={stay}>
            {t('inline.stay')}
          </Button>
          <Button look="danger" onClick={onDiscard}>
            {t('inline.discard')}
          </Button>
        </>
      }
    >
      {t('inline.leaveText')}
    </Dialog>
  );
}
