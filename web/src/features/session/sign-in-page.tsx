import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { redirectTarget } from '../../lib/redirect.ts';
import { useSession } from '../../lib/session.ts';
import { ProductMark, productName } from '../../ui/brand.tsx';
import { ProjectCards } from './project-cards.tsx';
import { SessionGround } from './session-ground.tsx';
import { SignInForm } from './sign-in-form.tsx';

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
  boxShadow: '0 30px 80px rgba(4, 7, 20, 0.5)',
  [stacked]: { gridTemplateColumns: '1fr', minHeight: 0 },
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

const Sheet = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 18,
  minWidth: 0,
  padding: '44px 48px 40px',
  background: vars.palette.background.paper,
  '& h1': { fontSize: 22, lineHeight: '28px', fontWeight: 600, letterSpacing: '-.018em' },
  '& h1 + p': { marginTop: 4, fontSize: 13, lineHeight: '20px', color: vars.palette.text.secondary },
  '@media (max-width: 767px)': { padding: '36px 32px' },
  [stacked]: { padding: '28px 24px 32px' },
}));

/** /session/signin: who is signed in goes on to the page they came for. */
export function SignInPage() {
  const { t } = useTranslation();
  const session = useSession();
  const { state } = useLocation();
  useEffect(() => {
    document.title = `${t('session.signIn')} · ${productName}`;
  }, [t]);
  if (session.status === 'signedIn') return <Navigate to={redirectTarget(state, location.origin)} replace />;
  return (
    <SessionGround>
      <Card>
        <Side>
          <Brand>
            <ProductMark size={30} />
            {productName}
          </Brand>
          <ProjectCards />
          <p>{t('session.promise')}</p>
        </Side>
        <Sheet>
          <div>
            <h1>{t('session.signIn')}</h1>
            <p>{t('session.signInLead')}</p>
          </div>
          <SignInForm />
        </Sheet>
      </Card>
    </SessionGround>
  );
}
