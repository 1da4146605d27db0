import styled from '@emotion/styled';
import type { MailCounts } from '@mandate/contract/entities/mail-message.ts';
import { useTranslation } from 'react-i18next';
import { numberText } from '../../ui/values/value-texts.ts';

const [step, bar, height] = [8, 6, 44];

const Drawing = styled('figure')(({ theme: { vars } }) => ({
  margin: 0,
  minWidth: 0,
  '& > svg': { display: 'block', width: '100%', height },
  '& .sent': { fill: vars.palette.primaryText },
  '& .failed': { fill: vars.palette.bad.text },
  '& .ground': { fill: vars.palette.divider },
  '& figcaption': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 14px',
    marginTop: 6,
    fontSize: 12,
    lineHeight: '16px',
    color: vars.palette.text.secondary,
  },
  '& figcaption > span': { display: 'inline-flex', alignItems: 'center', gap: 5 },
  '& figcaption svg': { width: 8, height: 8 },
}));

/** What left and what failed in each of the last hours: a bar an hour, what failed standing on what left. */
export function MailHours({ hours }: { hours: MailCounts['hours'] }) {
  const { t } = useTranslation();
  const [sent, failed] = [sum(hours.map((hour) => hour.sent)), sum(hours.map((hour) => hour.failed))];
  const most = Math.max(0, ...hours.map((hour) => hour.sent + hour.failed));
  const told = { sent: numberText(sent), failed: numberText(failed), most: numberText(most) };
  const tall = (count: number) => (count === 0 ? 0 : Math.max(2, (count / most) * (height - 2)));
  return (
    <Drawing>
      <svg
        role="img"
        aria-label={t(most === 0 ? 'mailQueue.hoursNone' : 'mailQueue.hoursTold', told)}
        viewBox={`0 0 ${hours.length * step} ${height}`}
        preserveAspectRatio="none"
      >
        <rect className="ground" x={0} y={height - 1} width={hours.length * step} height={1} />
        {hours.map((hour, at) => {
          const [left, lost] = [tall(hour.sent), tall(hour.failed)];
          const bars = { x: at * step + (step - bar) / 2, width: bar };
          return (
            <g key={hour.hour}>
              <rect className="sent" {...bars} y={height - 1 - left} height={left} />
              <rect className="failed" {...bars} y={Math.max(0, height - 1 - left - lost)} height={lost} />
            </g>
          );
        })}
      </svg>
      <figcaption>
        <span>{t('mailQueue.hours')}:</span>
        <Key name="sent" text={t('mailQueue.sentKey', { total: told.sent })} />
        <Key name="failed" text={t('mailQueue.failedKey', { total: told.failed })} />
      </figcaption>
    </Drawing>
  );
}

function Key({ name, text }: { name: 'sent' | 'failed'; text: string }) {
  return (
    <span>
      <svg viewBox="0 0 8 8" aria-hidden="true">
        <rect className={name} width={8} height={8} rx={2} />
      </svg>
      {text}
    </span>
  );
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
