import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead } from '../ui/page-head.tsx';

const Page = styled('main')(({ theme: { vars } }) => ({
  minHeight: '100dvh',
  padding: 24,
  background: vars.palette.background.default,
}));

/** Shown when a page broke: says so and offers a fresh start. */
export function FailurePage() {
  const { t } = useTranslation();
  return (
    <Page>
      <PageHead title={t('failure.title')} />
      <EmptyState
        kind="failed"
        title={t('failure.title')}
        text={t('failure.text')}
        action={
          <Button look="primary" onClick={() => location.reload()}>
            {t('failure.reload')}
          </Button>
        }
      />
    </Page>
  );
}
