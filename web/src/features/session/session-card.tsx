import styled from '@emotion/styled';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Aside } from '../../ui/page/aside.tsx';
import { ProductMark, productName } from '../../ui/page/product-mark.tsx';
import { ProjectCards } from './project-cards.tsx';
import { SessionGround } from './session-ground.tsx';

const stacked = '@media (max-width: 599px)';

const Card = styled('main')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  width: 'min(800px, calc(100% - 32px))',
  minHeight: 504,
  margin: '24px 0',
  borderRadius: 12,
  overflow: 'hidden',
  // As tall as its form from the beginning, so that the card does not grow when the form is there.
  '&[data-tall]': { minHeight: 584 },
  boxShadow: '0 30px 80px rgba(4, 7, 20, 0.5)',
  [stacked]: { gridTemplateColumns: '1fr', '&, &[data-tall]': { minHeight: 0 } },
});

const Side = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  padding: '36px 32px',
  background: '#222A45',
  color: '#FFFFFF',
  '& > svg': { width: '100%', marginTop: 44 },
  '& > p': {
    maxWidth: 220,
    marginTop: 'auto',
    fontSize: 16,
    lineHeight: '24px',
    fontWeight: 500,
    letterSpacing: '-.01em',
  },
  [stacked]: { padding: '20px 24px', '& > svg, & > p': { display: 'none' } },
});

const Brand = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontSize: 18,
  lineHeight: '24px',
  fontWeight: 600,
  letterSpacing: '-.015em',
});

const Surface = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 18,
  minWidth: 0,
  padding: '44px 48px 40px',
  background: vars.palette.background.paper,
  '@media (max-width: 767px)': { padding: '36px 32px' },
  [stacked]: { minHeight: 360, padding: '28px 24px 32px' },
}));

// As high as what comes into it.
const Foot = styled('div')({ minHeight: 44, marginTop: 'auto' });

// Who reads the language they see can begin without it.
const SessionLanguage = lazy(() => import('./session-language.tsx'));

/** The card of the session pages: the picture, and beside it what the page is about. It stays while pages change. */
export function SessionCard({ children }: { children: ReactNode }) {
  // Whatever stands in the card is said in these words.
  useWords(['session']);
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <SessionGround>
      <Card data-tall={pathname === paths.signUp || undefined}>
        <Side>
          <Brand>
            <ProductMark size={30} />
            {productName}
          </Brand>
          <ProjectCards />
          <p>{t('session.promise')}</p>
        </Side>
        <Surface>
          <Suspense>{children}</Suspense>
          <Foot>
            <Aside>
              <SessionLanguage />
            </Aside>
          </Foot>
        </Surface>
      </Card>
    </SessionGround>
  );
}
