import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { keepClear } from '../../ui/feedback/keep-clear.ts';
import { phone } from '../../ui/media/phone.ts';
import { overFoot } from '../../ui/page/over-foot.ts';
import type { AfterSave, SaveWay } from './after-save.ts';
import { SaveButton } from './save-button.tsx';
import { useSaveShortcut } from './save-shortcut.ts';
import { whileShown } from './while-shown.ts';

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
    '& > button, & > span': { flex: '1 1 auto' },
    '& button': { padding: '0 8px', fontSize: 14 },
  },
}));

/** Air between the content of an editor and its bar. */
export const SaveBarGap = styled('div')({ flex: 'none', height: 24 });

interface SaveBarProps {
  /** How many values differ from what is stored. */
  changes: number;
  /** The record was never saved: the bar stands there from the start. */
  isNew: boolean;
  /** "Save customer". */
  saveLabel: string;
  isSaving: boolean;
  /** Where what is typed is kept until then; it changes without being read out. */
  kept?: ReactNode;
  /** How the button itself goes on: it stays, where nothing else is said. */
  main?: AfterSave;
  /** The ways to save that are offered beside the one that stays. */
  ways: readonly SaveWay[];
  onSave: (after: AfterSave) => void;
  onDiscard: () => void;
}

/**
 * The bar at the foot of an editor, there while something differs from what is stored. Saves by keys too, bar or not.
 * Put it last on the page, after {@link SaveBarGap}.
 */
export function SaveBar({
  changes,
  isNew,
  saveLabel,
  isSaving,
  kept,
  main = 'stay',
  ways,
  onSave,
  onDiscard,
}: SaveBarProps) {
  const { t } = useTranslation();
  useSaveShortcut(onSave);
  if (!isNew && changes === 0) return null;
  return (
    <Bar {...keepClear} ref={standing} aria-label={t('editor.unsaved')}>
      <p>
        <span role="status">{changes === 0 ? t('editor.notSavedYet') : t('editor.changes', { count: changes })}</span>
        {changes > 0 && kept}
      </p>
      {changes > 0 && (
        <Button look="quiet" isOff={isSaving} onClick={onDiscard}>
          {t('editor.discard')}
        </Button>
      )}
      <SaveButton label={saveLabel} isSaving={isSaving} main={main} ways={ways} onSave={onSave} />
    </Bar>
  );
}

function standing(bar: HTMLElement) {
  const left = whileShown(bar);
  const cleared = overFoot(bar);
  return () => {
    left();
    cleared();
  };
}
