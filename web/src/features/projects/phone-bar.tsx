import { project } from '@mandate/contract/project/project.ts';
import { styled } from '@mui/material/styles';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { recordWord } from '../../resources/editor/record-words.ts';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/figure.tsx';

const Bar = styled('section')(({ theme: { vars } }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 5,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
  background: vars.palette.background.paper,
  borderTop: `1px solid ${vars.palette.divider}`,
  '& > p': { fontSize: 11, lineHeight: '16px', color: vars.palette.ink3 },
  '& strong': { display: 'block', fontSize: 15, lineHeight: '20px', fontWeight: 600, color: vars.palette.text.primary },
  '& > [role=status]': { textAlign: 'end' },
}));

/** The saving of a project, as bars offer it. */
export interface ProjectSaving {
  /** How many values differ from what is stored. */
  changes: number;
  isSaving: boolean;
  save: () => void;
  discard: () => void;
}

interface PhoneBarProps {
  saving: ProjectSaving;
  contractNet: string;
  currency: string;
  onAdd: () => void;
}

/** The foot of a project on a phone: what it comes to, and the next acts. */
export function PhoneBar({ saving, contractNet, currency, onAdd }: PhoneBarProps) {
  const { t } = useTranslation();
  const { changes, isSaving, save, discard } = saving;
  return (
    <Bar aria-label={t('editor.unsaved')}>
      <p>
        {t('field.project.contractNet')}
        <strong>
          <Money amount={contractNet} currency={currency} />
        </strong>
      </p>
      <p role="status">
        {changes > 0 && t('editor.changes', { count: changes })}
        {changes > 0 && (
          <Button look="quiet" size="row" isOff={isSaving} onClick={discard}>
            {t('editor.discard')}
          </Button>
        )}
      </p>
      <Button icon={<Plus aria-hidden="true" />} onClick={onAdd}>
        {t('project.addLine')}
      </Button>
      <Button look="primary" busy={isSaving} busyLabel={t('editor.saving')} onClick={save}>
        {recordWord(project.name, 'save')}
      </Button>
    </Bar>
  );
}
