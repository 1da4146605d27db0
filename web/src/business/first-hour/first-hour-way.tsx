import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/addresses/paths.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useFirstHour } from './use-first-hour.ts';

/** The way back to what is left of the first hour; nothing once it is over. */
export default function FirstHourWay() {
  const { t } = useTranslation();
  const { data } = useFirstHour();
  if (!data?.isOpen) return null;
  const done = data.steps.filter(({ state }) => state !== 'open').length;
  return (
    <Notice role="status" style={{ marginTop: 14 }}>
      {t('controlPanel.firstHour.open', { done, total: data.steps.length })}{' '}
      <LinkButton size="row" to={paths.firstHour}>
        {t('controlPanel.firstHour.goOn')}
      </LinkButton>
    </Notice>
  );
}
