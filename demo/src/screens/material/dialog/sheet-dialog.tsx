import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

const Window = styled(MuiDialog)(({ theme: { vars } }) => ({
  '& .MuiBackdrop-root': { background: vars.palette.scrim },
  '& .MuiDialog-paper': {
    margin: 16,
    width: 'calc(100% - 32px)',
    borderRadius: 12,
    background: vars.palette.background.paper,
    backgroundImage: 'none',
    boxShadow: vars.palette.shadow.dialog,
  },
  '& .MuiDialog-paper:not(.MuiDialog-paperFullWidth, .MuiDialog-paperFullScreen)': { width: 'auto' },
  '& .MuiDialog-paperFullScreen': { width: '100%', margin: 0, borderRadius: 0 },
}));

const Head = styled('header')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 56,
  padding: '8px 12px 8px 20px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& > h2': { flex: 1, minWidth: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600 },
}));

const Body = styled('div')(({ theme: { vars } }) => ({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '16px 20px',
  fontSize: 14,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  '& > p + p': { marginTop: 12 },
}));

const Acts = styled('footer')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '12px 20px',
  borderTop: `1px solid ${vars.palette.divider}`,
}));

interface SheetDialogProps extends Omit<DialogProps, 'title' | 'onClose'> {
  title: string;
  /** The cross, Escape, or a press outside. */
  onClose: () => void;
  /** A button in the head, before the cross. */
  headAct?: ReactNode;
  /** The buttons below, where there are some. */
  actions?: ReactNode;
}

/** A dialog with a bar of its own at the top, as wide or as full as the component library can make it. */
export function SheetDialog({ title, onClose, headAct, actions, children, ...rest }: SheetDialogProps) {
  const { t } = useTranslation('demo');
  const id = useId();
  return (
    <Window onClose={onClose} aria-labelledby={id} {...rest}>
      <Head>
        <h2 id={id}>{title}</h2>
        {headAct}
        <TooltipIconButton label={t('material.dialog.close')} icon={<X aria-hidden="true" />} onClick={onClose} />
      </Head>
      <Body>{children}</Body>
      {actions && <Acts>{actions}</Acts>}
    </Window>
  );
}
