import styled from '@emotion/styled';
import { project } from '@mandate/contract/project/project.ts';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AfterSave, SaveWay } from '../../editor/saving/after-save.ts';
import { SaveButton } from '../../editor/saving/save-button.tsx';
import { useSaveShortcut } from '../../editor/saving/save-shortcut.ts';
import { whileShown } from '../../editor/saving/while-shown.ts';
import { recordWord } from '../../records/words/record-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { keepClear } from '../../ui/feedback/keep-clear.ts';
import { overFoot } from '../../ui/page/over-foot.ts';
import { Money } from '../../ui/values/figure.tsx';

const Bar = styled('section')(({ theme: { vars } }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 5,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
  background: vars.palette.background.paper,
  borderTop: `1px solid ${vars.palette.divider}`,
  '& > p': { fontSize: 11, lineHeight: '16px', color: vars.palette.ink3 },
  '& strong': { display: 'block', fontSize: 15, lineHeight: '20px', fontWeight: 600, color: vars.palette.text.primary },
  '& > .changes': { textAlign: 'end' },
  // Two lines where the words have no room in one.
  '& button': { padding: '0 8px', fontSize: 14, whiteSpace: 'normal' },
}));

/** The saving of a project, as bars offer it. */
export interface ProjectSaving {
  /** How many values differ from what is stored. */
  changes: number;
  isSaving: boolean;
  /** The ways to save that are offered beside the one that stays. */
  ways: readonly SaveWay[];
  save: (after: AfterSave) => void;
  /** Where what is typed is kept until then. */
  kept: ReactNode;
  discard: () => void;
}

interface PhoneBarProps {
  saving: ProjectSaving;
  contractNet: string;
  currency: string;
  onAdd: () => void;
}

/** The foot of a project on a phone: what it comes to, and the next acts. */
export default function PhoneBar({ saving, contractNet, currency, onAdd }: PhoneBarProps) {
  const { t } = useTranslation();
  const { changes, isSaving, ways, save, kept, discard } = saving;
  useSaveShortcut(save);
  return (
    <Bar {...keepClear} ref={overFoot} aria-label={t('editor.unsaved')}>
      <p>
        {t('field.project.contractNet')}
        <strong>
          <Money amount={contractNet} currency={currency} />
        </strong>
      </p>
      <p className="changes">
        <span role="status">{changes > 0 && t('editor.changes', { count: changes })}</span>
        {changes > 0 && kept}
        {changes > 0 && (
          <Button ref={whileShown} look="quiet" size="row" isOff={isSaving} onClick={discard}>
            {t('editor.discard')}
          </Button>
        )}
      </p>
      <Button icon={<Plus aria-hidden="true" />} onClick={onAdd}>
        {t('project.addLine')}
      </Button>
      <SaveButton label={recordWord(project.name, 'save')} isSaving={isSaving} ways={ways} onSave={save} />
    </Bar>
  );
}
