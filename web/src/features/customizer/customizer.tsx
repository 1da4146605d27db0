import { DisclosureContent, useDisclosureStore } from '@ariakit/react';
import styled from '@emotion/styled';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../lib/calls/connectivity.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TooltipIconButton } from '../../ui/buttons/tooltip-icon-button.tsx';
import { phone } from '../../ui/media/phone.ts';
import { sliding } from '../../ui/overlays/sliding.ts';
import { useWhenLeft } from '../../ui/overlays/use-when-left.ts';
import { Tabs } from '../../ui/page/tabs.tsx';
import { LayoutDemos } from './layout-demos.tsx';
import { LayoutSettings } from './layout-settings.tsx';
import { useLayoutChoice } from './use-layout-choice.ts';

/** Ready-made layouts, or every setting by itself. */
const tabs = ['demos', 'settings'] as const;

const Surface = styled(DisclosureContent)(({ theme: { vars } }) => ({
  ...sliding('right'),
  position: 'fixed',
  display: 'flex',
  flexDirection: 'column',
  width: 320,
  maxWidth: '100vw',
  background: vars.palette.background.paper,
  color: vars.palette.text.primary,
  boxShadow: vars.palette.shadow.dialog,
  [phone]: { width: '100vw' },
}));

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  height: 64,
  padding: '0 12px 0 20px',
  '& > h2': { flex: 1, minWidth: 0, fontSize: 15, lineHeight: '20px', fontWeight: 600 },
});

const Body = styled('div')({ position: 'relative', flex: 1, minHeight: 0, overflowY: 'auto', padding: '16px 20px' });

const Foot = styled('p')(({ theme: { vars } }) => ({
  flex: 'none',
  padding: '10px 20px calc(10px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.ink3,
}));

interface CustomizerProps {
  isOpen: boolean;
  onClose: () => void;
  /** It is out of sight. */
  onLeft: () => void;
}

/**
 * How the product looks, beside the page it is tried on: the page stays in sight and in use. Escape inside it closes it and gives the focus
 * back to where it was.
 */
export default function Customizer({ isOpen, onClose, onLeft }: CustomizerProps) {
  const { t } = useTranslation();
  const choosing = useLayoutChoice();
  const reach = useConnectivity();
  const [tab, setTab] = useState<(typeof tabs)[number]>('settings');
  const id = useId();
  const close = useRef<HTMLButtonElement>(null);
  useFocusWhile(isOpen, close);
  const store = useDisclosureStore({ open: isOpen });
  useWhenLeft(store, onLeft);

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  // Outside the top bar, whose colours are its own.
  return createPortal(
    <Surface store={store} render={<section />} role="dialog" aria-labelledby={`${id}-title`} onKeyDown={press}>
      <Head>
        <h2 id={`${id}-title`}>{t('customizer.title')}</h2>
        <Button size="row" look="quiet" onClick={choosing.restore}>
          {t('customizer.restore')}
        </Button>
        <TooltipIconButton
          ref={close}
          label={t('customizer.close')}
          icon={<X aria-hidden="true" />}
          onClick={onClose}
        />
      </Head>
      <Tabs
        label={t('customizer.tabs')}
        id={id}
        tabs={tabs.map((value) => ({ value, label: t(`customizer.tab.${value}`) }))}
        shown={tab}
        onShow={setTab}
      />
      <Body role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'demos' ? <LayoutDemos choosing={choosing} /> : <LayoutSettings choosing={choosing} />}
      </Body>
      <Foot>{t(reach === 'there' ? 'customizer.kept' : 'customizer.held')}</Foot>
    </Surface>,
    document.body,
  );
}

/** Takes the focus when it opens, and gives it back when it closes unless it went somewhere else. */
function useFocusWhile(isOpen: boolean, first: React.RefObject<HTMLElement | null>): void {
  const from = useRef<Element | null>(null);
  useEffect(() => {
    if (!isOpen) {
      const isElsewhere = !document.activeElement?.closest('[role=dialog]') && document.activeElement !== document.body;
      if (!isElsewhere && from.current instanceof HTMLElement) from.current.focus();
      return;
    }
    // After the menu it was opened from gave the focus back.
    const frame = requestAnimationFrame(() => {
      from.current = document.activeElement;
      first.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen, first]);
}
