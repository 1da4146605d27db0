import { dayIn } from '@mandate/contract/dates.ts';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../resources/use-settings.ts';
import { dateText } from '../../ui/figure-text.ts';
import { useFormats } from '../../ui/formats.ts';
import { phone, tabular } from '../../ui/media.ts';

const Text = styled('time')(({ theme: { vars } }) => ({
  ...tabular,
  minHeight: 20,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  [phone]: { order: 1, flexBasis: '100%' },
}));

const tick = 10_000;

/** The date and the time where the firm is: dates of the page are days there. */
export function PanelClock() {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data } = useSettings();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tick);
    return () => clearInterval(timer);
  }, []);
  const timeZone = data?.['company.timeZone'];
  if (typeof timeZone !== 'string') return <Text aria-hidden="true" />;
  const { hour, minute, timeZoneName } = partsOf(now, timeZone);
  return (
    <Text dateTime={now.toISOString()}>
      {t('controlPanel.clock', {
        weekday: new Intl.DateTimeFormat(formats.language, { timeZone, weekday: 'long' }).format(now),
        date: dateText(dayIn(now, timeZone), formats),
        time: `${hour}:${minute}`,
        zone: timeZoneName ?? '',
      })}
    </Text>
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
