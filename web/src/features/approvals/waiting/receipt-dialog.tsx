import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import type { DecidedWeek } from '../use-decide-weeks.ts';
import { weekName } from './week-name.ts';

const Part = styled('section')(({ theme: { vars } }) => ({
  '& + &': { marginTop: 14 },
  '& > h3': { fontSize: 13, lineHeight: '20px', fontWeight: 600, color: vars.palette.text.primary },
  '& > ul': { margin: '4px 0 0', padding: 0, listStyle: 'none', maxHeight: 220, overflowY: 'auto' },
  '& > ul > li': { padding: '4px 0', borderBottom: `1px solid ${vars.palette.divider}`, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: vars.palette.bad.text },
}));

/** What came of approving many weeks: those that are approved, and those that are not and why. */
export default function ReceiptDialog({ decided, onClose }: { decided: readonly DecidedWeek[]; onClose: () => void }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const done = decided.filter(({ problems }) => problems.length === 0);
  const left = decided.filter(({ problems }) => problems.length > 0);
  return (
    <Dialog
      isOpen
      isSafeToLeave
      width={640}
      onClose={onClose}
      title={t('approvals.receiptTitle', { count: done.length })}
      actions={
        <Button look="primary" autoFocus onClick={onClose}>
          {t('action.close')}
        </Button>
      }
    >
      {left.length > 0 && (
        <Part>
          <h3>{t('approvals.notApproved', { count: left.length })}</h3>
          <ul>
            {left.map(({ week, problems }) => (
              <li key={week.id}>
                {weekName(week, formats)}
                <small>{problems.join(' ')}</small>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {done.length > 0 && (
        <Part>
          <h3>{t('approvals.approvedOnes')}</h3>
          <ul>
            {done.map(({ week }) => (
              <li key={week.id}>{weekName(week, formats)}</li>
            ))}
          </ul>
        </Part>
      )}
    </Dialog>
  );
}
