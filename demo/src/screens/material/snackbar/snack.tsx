import { IconButton } from '@mandate/web/src/ui/buttons/icon-button.tsx';
import Snackbar, { type SnackbarProps } from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { snackBar } from './snack-bar.tsx';

const Place = styled(Snackbar)(({ theme }) => ({ '& .MuiSnackbarContent-root': snackBar(theme) }));

interface SnackProps extends Omit<SnackbarProps, 'onClose' | 'action'> {
  /** One act, before the cross. */
  act?: ReactNode;
  /** The cross, Escape, or the time is over. */
  onClose: () => void;
}

/** A message that lies over the page for a while; a press beside it does not take it away. */
export function Snack({ act, onClose, ...rest }: SnackProps) {
  const { t } = useTranslation('demo');
  return (
    <Place
      autoHideDuration={6000}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      action={
        <>
          {act}
          <IconButton
            size="row"
            label={t('material.snackbar.close')}
            icon={<X aria-hidden="true" />}
            onClick={onClose}
          />
        </>
      }
      {...rest}
    />
  );
}
