import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { Button } from '../ui/buttons/button.tsx';
import { PageHead } from '../ui/page/page-head.tsx';

const Page = styled('main')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  'main&': { minHeight: '100dvh' },
  padding: 24,
  background: vars.palette.background.default,
  '& > p': { marginBottom: 8, color: vars.palette.text.secondary },
}));

// Code of the product that could not be fetched: it is gone with an update, or there is no connection.
const missing = new WeakSet<Error>();
addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));

/** Shown when a page broke or could not be fetched: says so and offers a fresh start. @param isWithin the frame stays around it */
export function FailurePage({ isWithin = false }: { isWithin?: boolean }) {
  const { t } = useTranslation();
  const error = useRouteError();
  const isMissing = error instanceof Error && missing.has(error);
  return (
    <Page as={isWithin ? 'div' : 'main'}>
      <PageHead title={t(isMissing ? 'failure.missingTitle' : 'failure.title')} />
      <p>{t(isMissing ? 'failure.missingText' : 'failure.text')}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {t('failure.reload')}
      </Button>
    </Page>
  );
}
