import styled from '@emotion/styled';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { steps } from './plan.ts';

const Steps = styled('ol')(({ theme: { vars } }) => ({
  display: 'flex',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '0 8px',
    fontSize: 13,
    lineHeight: '20px',
    color: vars.palette.text.secondary,
  },
  // The line from the step before.
  '& > li + li': {
    flex: 1,
    '&::before': { content: '""', flex: 1, marginRight: 8, borderTop: `1px solid ${vars.palette.line2}` },
  },
  '& > li > span': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 24,
    height: 24,
    borderRadius: '50%',
    background: vars.palette.text.disabled,
    color: vars.palette.background.paper,
    fontSize: 12,
    '& > svg': { width: 16, height: 16, strokeWidth: 2.5 },
  },
  '& > li:is([aria-current], [data-done])': {
    fontWeight: 500,
    color: vars.palette.text.primary,
    '& > span': { background: vars.palette.primary.main, color: vars.palette.primary.contrastText },
  },
  [phone]: {
    flexDirection: 'column',
    '& > li': { flexWrap: 'wrap', padding: 0 },
    '& > li + li::before': {
      flex: '1 0 100%',
      height: 24,
      margin: '0 0 0 12px',
      borderTop: 0,
      borderLeft: `1px solid ${vars.palette.line2}`,
    },
  },
}));

/** Where a form in steps stands. @param place of the present step; after the last when all are done */
export function FormSteps({ place }: { place: number }) {
  const { t } = useTranslation('demo');
  return (
    <Steps>
      {steps.map((step, at) => (
        <li key={step} aria-current={at === place ? 'step' : undefined} data-done={at < place || undefined}>
          <span aria-hidden="true">{at < place ? <Check /> : at + 1}</span>
          {t(`material.form.steps.${step}`)}
        </li>
      ))}
    </Steps>
  );
}
