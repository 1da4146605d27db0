import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { phone } from '../../ui/media.ts';
import { useSaveShortcut } from './save-shortcut.ts';

// It reaches the edges of the page over the page's own margins, which its offsets and margins repeat.
const Bar = styled('section')(({ theme: { vars } }) => ({
  position: 'sticky',
  bottom: -20,
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 8,
  minHeight: 64,
  margin: 'auto -24px -20px',
  padding: '10px 24px',
  background: vars.palette.background.paper,
  borderTop: `1px solid ${vars.palette.divider}`,
  '& > p': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    marginRight: 'auto',
    fontSize: 13,
    lineHeight: '20px',
    color: vars.palette.text.secondary,
  },
  '& > p::before': {
    content: '""',
    flex: 'none',
    width: 7,
    height: 7,
    borderRadius: '50%',
    background: vars.palette.caution.fill,
  },
  [phone]: {
    flexWrap: 'wrap',
    bottom: -16,
    margin: 'auto -16px -16px',
    padding: '8px 16px calc(8px + env(safe-area-inset-bottom))',
    '& > p': { width: '100%', fontSize: 12, lineHeight: '16px' },
    '& > button': { flex: '1 1 auto', padding: '0 8px', fontSize: 14 },
  },
}));

/** Air between the content of an editor and its bar. */
export const SaveBarGap = styled('div')({ flex: 'none', height: 24 });

const Key = styled('kbd')({
  padding: '0 5px',
  border: '1px solid rgb(255 255 255 / 45%)',
  borderRadius: 4,
  font: 'inherit',
  fontSize: 11,
  lineHeight: '16px',
  [phone]: { display: 'none' },
});

// While the bar is there, toasts stand above it and not on its buttons.
const toastsAbove = { '@media (min-width: 768px)': { '#root .Toastify__toast-container': { bottom: 80 } } };

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

interface SaveBarProps {
  /** How many values differ from what is stored. */
  changes: number;
  /** The record was never saved: the bar stands there from the start. */
  isNew: boolean;
  /** "Save customer". */
  saveLabel: string;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/**
 * The bar at the foot of an editor, there while something differs from what is stored. Saves by Ctrl+S too, bar or not.
 * Put it last on the page, after {@link SaveBarGap}.
 */
export function SaveBar({ changes, isNew, saveLabel, isSaving, onSave, onDiscard }: SaveBarProps) {
  const { t } = useTranslation();
  useSaveShortcut(() => {
    if (!isSaving && (isNew || changes > 0)) onSave();
  });
  if (!isNew && changes === 0) return null;
  return (
    <Bar aria-label={t('editor.unsaved')}>
      <GlobalStyles styles={toastsAbove} />
      <p role="status">{changes === 0 ? t('editor.notSavedYet') : t('editor.changes', { count: changes })}</p>
      {changes > 0 && (
        <Button look="quiet" isOff={isSaving} onClick={onDiscard}>
          {t('editor.discard')}
        </Button>
      )}
      <Button
        look="primary"
        busy={isSaving}
        busyLabel={t('editor.saving')}
        aria-keyshortcuts={isMac ? 'Meta+S' : 'Control+S'}
        onClick={onSave}
      >
        {saveLabel}
        <Key aria-hidden="true">{isMac ? '⌘ S' : 'Ctrl S'}</Key>
      </Button>
    </Bar>
  );
}
