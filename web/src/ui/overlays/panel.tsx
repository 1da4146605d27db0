import styled from '@emotion/styled';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { phone } from '../media/phone.ts';
import { growing } from './growing.ts';
import { Overlay } from './overlay.tsx';

const Surface = styled(Overlay)(({ theme: { vars } }) => ({
  ...growing,
  width: 420,
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: 'min(640px, calc(100dvh - 32px))',
  marginTop: 4,
  overflow: 'hidden',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  boxShadow: vars.palette.shadow.menu,
  // A sheet from below, over a page that steps back.
  [phone]: {
    inset: 'auto 0 0 0 !important',
    width: '100%',
    maxWidth: 'none',
    maxHeight: '85dvh',
    margin: 0,
    borderWidth: '1px 0 0',
    borderRadius: '12px 12px 0 0',
  },
}));

const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 8px 4px 16px',
  '& > h2': { fontSize: 15, lineHeight: '20px', fontWeight: 600 },
});

// What is hidden from sight inside stays inside, so that the sheet itself never scrolls.
const Body = styled('div')({ position: 'relative', flex: 1, minHeight: 0, overflowY: 'auto', padding: '0 16px 12px' });

const Foot = styled('footer')(({ theme: { vars } }) => ({
  padding: '10px 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
  [phone]: { paddingBottom: 'calc(10px + env(safe-area-inset-bottom))' },
}));

interface PanelProps {
  /** The button it opens under; focus returns there. */
  anchor: HTMLElement;
  onClose: () => void;
  title: string;
  /** The name of the button that closes it. */
  closeLabel: string;
  children: ReactNode;
  /** What stays in sight below. */
  foot?: ReactNode;
}

/** Controls under their button while the page behind follows them; on phones a sheet from below. Escape closes it. */
export function Panel({ anchor, onClose, title, closeLabel, children, foot }: PanelProps) {
  const id = useId();
  return (
    <Surface isOpen anchor={anchor} onClose={onClose} scrim="phone" aria-labelledby={`${id}-title`}>
      <Head>
        <h2 id={`${id}-title`}>{title}</h2>
        <IconButton size="toolbar" label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
      </Head>
      <Body>{children}</Body>
      {foot && <Foot>{foot}</Foot>}
    </Surface>
  );
}
