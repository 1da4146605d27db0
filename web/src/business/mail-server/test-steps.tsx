import styled from '@emotion/styled';
import type { MailTestStep } from '@mandate/contract/entities/mail-server.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { tabular } from '../../ui/values/tabular.ts';

const Steps = styled('ol')(({ theme: { vars } }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) auto',
    gap: '2px 10px',
    padding: '10px 0',
    borderTop: `1px solid ${vars.palette.divider}`,
    fontSize: 13,
    lineHeight: '20px',
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& svg': { width: 16, height: 16, strokeWidth: 1.75, marginTop: 2 },
  '& [data-is-good]': { color: vars.palette.good.text },
  '& [data-is-bad]': { color: vars.palette.bad.text },
  '& strong': { fontWeight: 600 },
  '& li > small': { ...tabular, fontSize: 12, lineHeight: '20px', color: vars.palette.ink3 },
  '& p, & details': { gridColumn: '2 / -1', overflowWrap: 'anywhere' },
  '& p': { color: vars.palette.text.secondary },
  '& summary': { width: 'fit-content', fontSize: 12, lineHeight: '24px', color: vars.palette.ink3, cursor: 'pointer' },
  '& code': {
    display: 'block',
    padding: '6px 8px',
    borderRadius: 6,
    background: vars.palette.sunken,
    fontSize: 12,
    lineHeight: '16px',
    whiteSpace: 'pre-wrap',
  },
}));

/** A test step by step: how each ended, what it took, what it means, and the server's own words folded away. */
export function TestSteps({ steps }: { steps: readonly MailTestStep[] }) {
  const { t } = useTranslation();
  return (
    <Steps aria-label={t('mailServer.test.steps')}>
      {steps.map((each) => (
        <li key={each.step}>
          {each.ok ? <CircleCheck aria-hidden="true" data-is-good /> : <CircleAlert aria-hidden="true" data-is-bad />}
          <strong>
            {t(`mailServer.step.${each.step}`)}
            <VisuallyHidden>, {t(each.ok ? 'mailServer.test.well' : 'mailServer.test.notWell')}</VisuallyHidden>
          </strong>
          <small>{t('mailServer.test.ms', { ms: each.ms })}</small>
          <p>{each.message}</p>
          {each.answer && (
            <details>
              <summary>{t('mailServer.test.answer')}</summary>
              <code>{each.answer}</code>
            </details>
          )}
        </li>
      ))}
    </Steps>
  );
}
