import styled from '@emotion/styled';
import type { FirstHour, FirstHourStep } from '@mandate/contract/overview/first-hour.ts';
import { useTranslation } from 'react-i18next';
import { phone } from '../../ui/media/phone.ts';
import { tabular } from '../../ui/values/tabular.ts';

const Told = styled('span')(({ theme: { vars } }) => ({
  ...tabular,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  [phone]: { flex: '1 1 100%' },
}));

const Segments = styled('span')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, 1fr)',
  gap: 4,
  width: 236,
  '& > i': { height: 6, borderRadius: 2, background: vars.palette.line2 },
  '& > [data-closed]': { background: vars.palette.good.text },
  '& > [data-current]': { background: vars.palette.primary.main },
  [phone]: { flex: 1, width: 'auto' },
}));

/** How many of the steps are done, and which is open. */
export function StepProgress({ steps, openStep }: { steps: FirstHour['steps']; openStep: FirstHourStep | null }) {
  const { t } = useTranslation();
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <>
      <Told role="status">{t('firstHour.done', { done, total: steps.length })}</Told>
      <Segments aria-hidden="true">
        {steps.map(({ step, state }) => (
          <i key={step} data-closed={state === 'done' || undefined} data-current={step === openStep || undefined} />
        ))}
      </Segments>
    </>
  );
}
