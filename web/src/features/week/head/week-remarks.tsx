import styled from '@emotion/styled';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { daysAsRead } from '../../../records/words/days-as-read.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { phone } from '../../../ui/media/phone.ts';
import type { OpenWeek } from '../desk/use-week.ts';

// Below what is typed in, so that nothing moves when it comes; in sight however long the week is.
const Said = styled('div')(({ theme: { vars } }) => ({
  position: 'sticky',
  bottom: 8,
  zIndex: 3,
  '&:not(:empty)': {
    marginTop: 8,
    borderRadius: 8,
    background: vars.palette.background.paper,
    boxShadow: vars.palette.shadow.card,
  },
  '& .closing': { display: 'flex', alignItems: 'center', gap: 8 },
  '& ul': { flex: 1, margin: 0, paddingLeft: 0, listStyle: 'none' },
  '& ul:has(> li + li)': { paddingLeft: 16, listStyle: 'disc' },
  // Above the bar that hands the week in.
  [phone]: { bottom: 76 },
}));

/** What the server said to what it stored, until it is put away or what it was about is stored otherwise. */
export function WeekRemarks({ open: { remarks, putRemarksAway } }: { open: OpenWeek }) {
  const { t } = useTranslation();
  return (
    <Said role="status">
      {remarks.length > 0 && (
        <Notice kind="caution">
          <div className="closing">
            <ul>
              {remarks.map((remark) => (
                <li key={remark}>{daysAsRead(remark)}</li>
              ))}
            </ul>
            <IconButton size="row" label={t('action.close')} icon={<X aria-hidden="true" />} onClick={putRemarksAway} />
          </div>
        </Notice>
      )}
    </Said>
  );
}
