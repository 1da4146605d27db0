import MuiDrawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Drawer = styled(MuiDrawer)(({ theme: { vars } }) => ({
  '& .MuiBackdrop-root': { background: vars.palette.scrim },
  '& .MuiDrawer-paper': { border: 0, background: vars.palette.nav.ground, backgroundImage: 'none' },
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
    <Drawer
      open={isOpen}
      onClose={onClose}
      transitionDuration={{ enter: 250, exit: 180 }}
      slotProps={{ paper: { 'aria-label': label, role: 'dialog' } }}
    >
      {children}
    </Drawer>
  );
}
