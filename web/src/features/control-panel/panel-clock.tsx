import styled from '@emotion/styled';
import { dayIn } from '@mandate/contract/values/dates.ts';
import { deviceTimeZone } from '@mandate/contract/values/device-time-zone.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phone } from '../../ui/media/phone.ts';
import { useFormats } from '../../ui/values/formats.ts';
import { tabular } from '../../ui/values/tabular.ts';
import { dateText } from '../../ui/values/value-texts.ts';
import type { PanelDays } from './panel-days.ts';

const Place = styled('div')(({ theme: { vars } }) => ({
  ...tabular,
  minHeight: 20,
  textAlign: 'right',
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  '& > small': { display: 'block', fontSize: 12, lineHeight: '16px' },
  [phone]: { order: 1, flexBasis: '100%', textAlign: 'left' },
}));

const tick = 10_000;

/** The date and the time where the person is; and where the firm is on another day, which one: deadlines go by it. */
export function PanelClock({ days }: { days: PanelDays | undefined }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tick);
    return () => clearInterval(timer);
  }, []);
  const { timeZone = deviceTimeZone() } = formats;
  const { hour, minute, timeZoneName } = partsOf(now, timeZone);
  return (
    <Place>
      <time dateTime={now.toISOString()}>
        {t('controlPanel.clock', {
          weekday: new Intl.DateTimeFormat(formats.language, { timeZone, weekday: 'long' }).format(now),
          date: dateText(dayIn(now, timeZone), formats),
          time: `${hour}:${minute}`,
          zone: timeZoneName ?? '',
        })}
      </time>
      {days && days.firmDay !== days.today && (
        <small>{t('controlPanel.firmDay', { date: dateText(days.firmDay, formats) })}</small>
      )}
    </Place>
  );
}

// How a zone is called for short depends on where one is: in the browser's own region.
function partsOf(now: Date, timeZone: string): Record<string, string> {
  const parts = new Intl.DateTimeFormat(undefined, {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).formatToParts(now);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}
