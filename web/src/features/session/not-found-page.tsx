import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useNavigationType } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { productName } from '../../ui/page/product-mark.tsx';
import missingProject from './missing-project.svg';
import { SessionGround } from './session-ground.tsx';

const Page = styled('main')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: 'min(400px, calc(100% - 32px))',
  textAlign: 'center',
  color: '#FFFFFF',
  '& > h1': { fontSize: 22, lineHeight: '28px', fontWeight: 600, letterSpacing: '-.018em', outline: 'none' },
  '& > p': { margin: '4px 0 20px', fontSize: 14, color: '#C6CCDE' },
  '& > button:focus-visible': { outlineColor: '#7DB8F2' },
});

const Picture = styled('img')({ width: 'min(320px, 100%)', height: 'auto', marginBottom: 32 });

/** /session/404: an address nothing stands at. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const session = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useNavigationType() === 'POP';
  // Who was led here by an address of the product begins at the title; the browser's own first focus is left alone.
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  useEffect(() => {
    document.title = `${t('notFound.title')} · ${productName}`;
  }, [t]);
  return (
    <SessionGround>
      <Page>
        <Picture src={missingProject} alt={t('notFound.picture')} width={280} height={212} />
        <h1 ref={heading} tabIndex={-1}>
          {t('notFound.title')}
        </h1>
        <p>{t('notFound.text')}</p>
        <Button look="primary" size="large" onClick={() => void navigate(paths.home)}>
          {/* The dashboard is for super administrators. */}
          {t(session.status === 'signedIn' && session.user.role !== 'SA' ? 'notFound.projects' : 'notFound.back')}
        </Button>
      </Page>
    </SessionGround>
  );
}
