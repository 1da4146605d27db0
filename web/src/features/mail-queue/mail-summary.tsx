import styled from '@emotion/styled';
import { type MailCounts, mailMessage } from '@mandate/contract/entities/mail-message.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { choiceLabel } from '../../records/words/words.ts';
import { StatusDot } from '../../ui/badges/status-pill.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { phone } from '../../ui/media/phone.ts';
import { PageCard } from '../../ui/page/page-card.tsx';
import { tabular } from '../../ui/values/tabular.ts';
import { numberText } from '../../ui/values/value-texts.ts';
import { MailHours } from './mail-hours.tsx';
import { mailTones } from './mail-tones.ts';
import { SendingNotice } from './sending-notice.tsx';

const Stack = styled('div')({ display: 'grid', gap: 12, marginTop: 14 });

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 400px)',
  alignItems: 'center',
  gap: '16px 32px',
  minHeight: 74,
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Numbers = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  gap: '12px 16px',
  margin: 0,
  '& dt': { display: 'flex', alignItems: 'center', gap: 5, fontSize: 12, color: vars.palette.text.secondary },
  // What is cut out of a sign.
  '& svg': { '--pill-tint': vars.palette.background.paper },
  '& dd': { ...tabular, margin: 0, fontSize: 20, lineHeight: '28px', fontWeight: 600 },
}));

/** The queue at a glance: how sending goes, how many mails are in each state, and what happened in the last two days. */
export function MailSummary({ counts: { data, isError, refetch } }: { counts: UseQueryResult<MailCounts> }) {
  const { t } = useTranslation();
  if (!data && isError) {
    return (
      <Stack>
        <Notice kind="bad" role="alert">
          {t('mailQueue.numbersFailed')}{' '}
          <Button size="row" onClick={() => void refetch()}>
            {t('action.tryAgain')}
          </Button>
        </Notice>
      </Stack>
    );
  }
  return (
    <Stack>
      {data && <SendingNotice sending={data.sending} />}
      <PageCard aria-busy={!data}>
        <Parts>
          {data && (
            <>
              <Numbers aria-label={t('mailQueue.numbers')}>
                {data.states.map(({ state, count }) => (
                  <div key={state}>
                    <dt>
                      <StatusDot tone={mailTones[state]} />
                      {choiceLabel(mailMessage, 'state', state)}
                    </dt>
                    <dd>{numberText(count)}</dd>
                  </div>
                ))}
              </Numbers>
              <MailHours hours={data.hours} />
            </>
          )}
        </Parts>
      </PageCard>
    </Stack>
  );
}
