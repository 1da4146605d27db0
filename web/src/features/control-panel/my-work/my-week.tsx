import styled from '@emotion/styled';
import { week as weekFacts } from '@mandate/contract/entities/week.ts';
import type { MyWork, OwnWeek } from '@mandate/contract/overview/control-panel.ts';
import { clockText } from '@mandate/contract/time/clock-text.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths, weekAddress } from '../../../lib/addresses/paths.ts';
import { choiceLabel } from '../../../records/words/words.ts';
import { StatusPill } from '../../../ui/badges/status-pill.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { nearDateText } from '../../../ui/values/near-date-text.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { PanelCard } from '../panel-card.tsx';

const Body = styled('div')(({ theme: { vars } }) => ({
  padding: '0 16px 16px',
  fontSize: 13,
  lineHeight: '20px',
  '& > p': { ...tabular, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 8px' },
  '& > p > strong': { fontSize: 20, lineHeight: '28px', fontWeight: 600 },
  '& > p > small': { fontSize: 12, color: vars.palette.text.secondary },
  '& h3': { marginTop: 14, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.palette.ink3 },
  '& li': { marginTop: 6 },
  '& li > a': { display: 'inline-block', padding: '2px 0', color: 'inherit', fontWeight: 500 },
  '& li > p': { color: vars.palette.text.secondary, overflowWrap: 'anywhere' },
}));

const Bar = styled('div')(({ theme: { vars } }) => ({
  height: 6,
  marginTop: 6,
  overflow: 'hidden',
  borderRadius: 2,
  background: vars.palette.sunken,
  '& > div': { height: '100%', background: vars.palette.primary.main },
}));

const tones = { open: 'neutral', submitted: 'caution', approved: 'good' } as const;

/** How much of this week the person has booked, and what of their time was returned to them, with the reason. */
export function MyWeek({ week, returned, today }: Pick<MyWork, 'returned'> & { week: OwnWeek; today: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const id = useId();
  const { booked, target, state } = week;
  const share = target > 0 ? Math.min(1, Math.max(0, booked) / target) : 0;
  return (
    <PanelCard
      title={t('controlPanel.myWeek.title')}
      mark={state !== 'open' && <StatusPill tone={tones[state]} label={choiceLabel(weekFacts, 'state', state)} />}
      acts={<Link to={paths.week}>{t('controlPanel.myWeek.open')}</Link>}
    >
      <Body>
        <p>
          <strong>
            {target > 0
              ? t('controlPanel.myWeek.booked', { booked: clockText(booked), target: clockText(target) })
              : t('controlPanel.myWeek.bookedOnly', { booked: clockText(booked) })}
          </strong>
          {target > booked && <small>{t('controlPanel.myWeek.missing', { time: clockText(target - booked) })}</small>}
        </p>
        {target > 0 && (
          <Bar aria-hidden="true">
            <div style={{ width: `${Math.round(share * 100)}%` }} />
          </Bar>
        )}
        {returned.length > 0 && (
          <>
            <h3 id={id}>{t('controlPanel.myWeek.returned')}</h3>
            <ul aria-labelledby={id}>
              {returned.map((one) => (
                <li key={one.week}>
                  <Link to={weekAddress(one.week, null)}>
                    {t('controlPanel.myWeek.weekOf', { date: nearDateText(one.week, today, formats) })}
                  </Link>
                  {one.reason !== null && <p>{t('controlPanel.myWeek.reason', { reason: one.reason })}</p>}
                </li>
              ))}
            </ul>
          </>
        )}
      </Body>
    </PanelCard>
  );
}
