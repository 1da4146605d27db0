import styled from '@emotion/styled';
import type { MailAttempt } from '@mandate/contract/entities/mail-message.ts';
import { useTranslation } from 'react-i18next';
import { StatusPill } from '../../ui/badges/status-pill.tsx';
import { InstantText } from '../../ui/values/figure.tsx';
import { numberText } from '../../ui/values/value-texts.ts';
import { outcomeTones } from './mail-tones.ts';

const List = styled('ol')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingLeft: 12, borderLeft: `2px solid ${vars.palette.divider}` },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  '& .head > span:not(:first-of-type)': { fontSize: 12, color: vars.palette.text.secondary },
  '& q': { color: vars.palette.text.secondary },
}));

const Quiet = styled('p')(({ theme: { vars } }) => ({ color: vars.palette.text.secondary }));

/** Every try to hand a mail over, the last one first: when, what it came to and what the server said. */
export function MailTries({ tries }: { tries: readonly MailAttempt[] }) {
  const { t } = useTranslation();
  if (tries.length === 0) return <Quiet>{t('mailQueue.noTries')}</Quiet>;
  return (
    <List>
      {tries.toReversed().map(({ number, at, outcome, ms, message, answer }) => (
        <li key={number}>
          <p className="head">
            <StatusPill
              tone={outcome === null ? 'active' : outcomeTones[outcome]}
              label={t(`mailQueue.outcome.${outcome ?? 'none'}`)}
            />
            <span>{t('mailQueue.try', { number })}</span>
            <span>
              <InstantText instant={at} />
            </span>
            {ms !== null && <span>{t('mailQueue.took', { ms: numberText(ms) })}</span>}
          </p>
          {message && <p>{message}</p>}
          {answer && (
            <p>
              {t('mailQueue.answered')} <q>{answer}</q>
            </p>
          )}
        </li>
      ))}
    </List>
  );
}
