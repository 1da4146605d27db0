import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Overlay } from '../../ui/overlays/overlay.tsx';
import { sliding } from '../../ui/overlays/sliding.ts';

const Drawer = styled(Overlay)(({ theme: { vars } }) => ({
  ...sliding('left'),
  background: vars.palette.nav.ground,
}));

interface OverPageProps {
  isOpen: boolean;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A drawer from the left over the page: it holds the focus, and closes by Escape or a press beside it. */
export default function OverPage({ isOpen, label, onClose, children }: OverPageProps) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} aria-label={label}>
      {children}
    </Drawer>
  );
}
