import styled from '@emotion/styled';
import type { Dashboard } from '@mandate/contract/overview/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { phone } from '../../ui/media/phone.ts';
import { useFormats } from '../../ui/values/formats.ts';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { tabular } from '../../ui/values/tabular.ts';
import { instantText } from '../../ui/values/value-texts.ts';
import { periodText } from './period/period.ts';

const Line = styled('p')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  minHeight: 16,
  marginTop: 2,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.ink3,
  // There it takes three lines.
  [phone]: { minHeight: 48, alignContent: 'start' },
}));

/** Its room before it is known, so that nothing moves when it is. */
export const FreshnessRoom = Line;

// Known as a link by more than its colour, in the middle of a sentence.
const Way = styled(Link)({ textDecoration: 'underline', textUnderlineOffset: 3 });

/** The time of day where the person is, of an instant of today; else with its day. */
function timeText(instant: string, formats: ReturnType<typeof useFormats>): string {
  const text = instantText(instant, formats);
  const [day, time = ''] = text.split(', ');
  return instantText(new Date().toISOString(), formats).startsWith(`${day},`) ? time : text;
}

/** Which months are shown, in which currency, and of when the figures are. */
export function FreshnessLine({ freshAt, currency, period, comparison }: Dashboard) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { language } = formats;
  return (
    <Line>
      <span>
        {comparison
          ? t('dashboard.spanCompared', {
              period: periodText(period, language),
              before: periodText(comparison, language),
              currency,
            })
          : t('dashboard.span', { period: periodText(period, language), currency })}
      </span>
      <span>
        {t('dashboard.freshAt', { time: timeText(freshAt, formats) })} (<RelativeTime instant={freshAt} />)
      </span>
    </Line>
  );
}

/** What the reader must know before trusting the figures. */
export function Remarks({ of: { isBehind, withoutRate, withoutDates } }: { of: Dashboard }) {
  const { t } = useTranslation();
  return (
    <>
      {isBehind && <Notice role="status">{t('dashboard.behind')}</Notice>}
      {withoutRate + withoutDates > 0 && (
        <Notice kind={withoutRate > 0 ? 'caution' : 'info'}>
          {withoutRate > 0 && (
            <>
              {t('dashboard.withoutRate', { count: withoutRate })}{' '}
              <Way to={paths.exchangeRates.list}>{t('dashboard.toRates')}</Way>.{' '}
            </>
          )}
          {withoutDates > 0 && t('dashboard.withoutDates', { count: withoutDates })}
        </Notice>
      )}
    </>
  );
}
