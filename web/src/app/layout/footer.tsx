import styled from '@emotion/styled';
import { may } from '@mandate/contract/access/permissions.ts';
import { useTranslation } from 'react-i18next';
import { apiReference } from '../../lib/addresses/paths.ts';
import { useCommands } from '../../lib/commands/commands.ts';
import { useSharedWords } from '../../lib/i18n/use-words.ts';
import { useUser } from '../../lib/session/session.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { ProductMark, productName } from '../../ui/page/product-mark.tsx';
import { themeScope } from './theme-scope.ts';

const Foot = styled('footer')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  gap: '4px 24px',
  minHeight: 64,
  padding: '12px 24px',
  borderTop: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.default,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
  '& > p': { display: 'flex', alignItems: 'center', gap: 8 },
  '& strong': { fontWeight: 600, color: vars.palette.text.primary },
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: '0 20px' },
  '& a, & button': {
    display: 'inline-block',
    padding: '6px 0',
    border: 0,
    background: 'none',
    font: 'inherit',
    color: vars.palette.text.primary,
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  },
  '@media (max-width: 499px)': {
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    padding: '12px 16px',
  },
}));

/** The end of every page: what this is, and where help is found. */
export default function Footer() {
  useSharedWords();
  const { t } = useTranslation();
  const { role } = useUser();
  const shortcuts = useCommands().find(({ id }) => id === 'help.shortcuts');
  return (
    <Foot {...themeScope('footer')}>
      <p>
        <ProductMark size={20} />
        <strong>{productName}</strong> {t('footer.version', { version: import.meta.env.VITE_PRODUCT_VERSION })}
      </p>
      <ul>
        {shortcuts && (
          <li>
            <button type="button" onClick={shortcuts.run}>
              {t('footer.shortcuts')}
            </button>
          </li>
        )}
        {may(role, 'operations', 'read') !== false && (
          <li>
            <a href={apiReference} target="_blank" rel="noopener">
              {t('footer.apiReference')} <VisuallyHidden>{t('shell.newTab')}</VisuallyHidden>
            </a>
          </li>
        )}
      </ul>
    </Foot>
  );
}
