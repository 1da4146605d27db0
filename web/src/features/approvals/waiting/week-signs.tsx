import styled from '@emotion/styled';
import type { WaitingWeek } from '@mandate/contract/time/waiting-week.ts';
import MessageSquare from 'lucide-react/icons/message-square';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { tabular } from '../../../ui/values/tabular.ts';

const Signs = styled('span')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 10,
  color: vars.palette.text.secondary,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
  '& svg': { width: 15, height: 15, strokeWidth: 1.75 },
  '& > [data-warned]': { fontWeight: 500, color: vars.palette.caution.text },
}));

/** How many entries say what was done, and how much was warned of. */
export function WeekSigns({ week: { texts, warnings } }: { week: WaitingWeek }) {
  const { t } = useTranslation();
  const remarks = t('approvals.remarks', { count: texts });
  const warned = t('approvals.warnings', { count: warnings.length });
  return (
    <Signs>
      {texts > 0 && (
        <span title={remarks}>
          <MessageSquare aria-hidden="true" />
          <span aria-hidden="true">{texts}</span>
          <VisuallyHidden>{remarks}</VisuallyHidden>
        </span>
      )}
      {warnings.length > 0 && (
        <span data-warned title={warned}>
          <TriangleAlert aria-hidden="true" />
          <span aria-hidden="true">{warnings.length}</span>
          <VisuallyHidden>{warned}</VisuallyHidden>
        </span>
      )}
    </Signs>
  );
}
