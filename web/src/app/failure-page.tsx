import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { PageHead } from '../ui/page-head.tsx';

const Page = styled('main')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  minHeight: '100dvh',
  padding: 24,
  background: vars.palette.background.default,
  '& > p': { marginBottom: 8, color: vars.palette.text.secondary },
}));

/** Shown when a page broke: says so and offers a fresh start. */
export function FailurePage() {
  const { t } = useTranslation();
  return (
    <Page>
      <PageHead title={t('failure.title')} />
      <p>{t('failure.text')}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {t('failure.reload')}
      </Button>
    </Page>
  );
}
