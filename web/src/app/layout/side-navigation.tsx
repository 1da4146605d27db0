import { styled } from '@mui/material/styles';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import X from 'lucide-react/icons/x';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSettings } from '../../resources/use-settings.ts';
import { ProductMark, productName } from '../../ui/brand.tsx';
import { TooltipIconButton } from '../../ui/tooltip-icon-button.tsx';
import { NavigationList } from './navigation-list.tsx';
import { type NavigationMode, navigationWidth } from './navigation-mode.ts';

const Side = styled('nav')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  width: navigationWidth.full,
  height: '100%',
  overflowY: 'auto',
  background: vars.palette.nav.ground,
  color: vars.palette.nav.ink,
  borderRight: `1px solid ${vars.palette.nav.line}`,
  transition: 'width 250ms cubic-bezier(.2,0,0,1)',
  '&[data-compact]': { width: navigationWidth.compact },
  '& .fold': {
    marginLeft: 'auto',
    color: vars.palette.nav.ink2,
    '&:hover': { background: vars.palette.nav.hover, color: vars.palette.nav.on },
    '&:focus-visible': { outlineColor: '#7DB8F2' },
  },
}));

const Brand = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  height: 64,
  padding: '0 12px 0 20px',
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    borderRadius: 6,
    color: '#FFFFFF',
    fontSize: 17,
    lineHeight: '24px',
    fontWeight: 600,
    letterSpacing: '-.015em',
    minWidth: 0,
    '&:hover': { textDecoration: 'none' },
    '&:focus-visible': { outlineColor: '#7DB8F2' },
    '& > svg': { flex: 'none' },
    '& > span': { minWidth: 0 },
    '& small': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: 12,
      lineHeight: '16px',
      fontWeight: 400,
      letterSpacing: 0,
      color: vars.palette.nav.ink,
    },
  },
  '[data-compact] > &': { padding: 0, justifyContent: 'center' },
}));

const Foot = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  justifyItems: 'center',
  marginTop: 'auto',
  padding: 12,
  borderTop: `1px solid ${vars.palette.nav.line}`,
  '& .fold': { marginLeft: 0 },
}));

// Fetched when the navigation is first laid over the page.
const OverPage = lazy(() => import('./over-page.tsx'));

interface SideNavigationProps {
  mode: NavigationMode;
  /** Folds to icons and unfolds; where the navigation lies over the page, closes it. */
  onChange: (mode: NavigationMode) => void;
}

/** The side navigation: 260 px beside the page, 80 px folded, or over the page in a drawer. */
export function SideNavigation({ mode, onChange }: SideNavigationProps) {
  const { t } = useTranslation();
  const [wasOver, setWasOver] = useState(false);
  if (mode === 'full' || mode === 'compact') {
    const isCompact = mode === 'compact';
    const fold = (
      <TooltipIconButton
        className="fold"
        size="toolbar"
        label={t(isCompact ? 'shell.unfoldNavigation' : 'shell.foldNavigation')}
        icon={isCompact ? <PanelLeftOpen aria-hidden="true" /> : <PanelLeftClose aria-hidden="true" />}
        onClick={() => onChange(isCompact ? 'full' : 'compact')}
      />
    );
    return (
      <Content isCompact={isCompact} fold={isCompact ? null : fold}>
        {isCompact && <Foot>{fold}</Foot>}
      </Content>
    );
  }
  if (mode !== 'over' && !wasOver) return null;
  if (!wasOver) setWasOver(true);
  return (
    <Suspense>
      <OverPage isOpen={mode === 'over'} label={t('shell.main')} onClose={() => onChange('closed')}>
        <Content
          isCompact={false}
          onFollow={() => onChange('closed')}
          fold={
            <TooltipIconButton
              className="fold"
              size="toolbar"
              label={t('shell.closeNavigation')}
              icon={<X aria-hidden="true" />}
              onClick={() => onChange('closed')}
            />
          }
        />
      </OverPage>
    </Suspense>
  );
}

interface ContentProps {
  isCompact: boolean;
  fold: ReactNode;
  /** A link was followed. */
  onFollow?: () => void;
  children?: ReactNode;
}

function Content({ isCompact, fold, onFollow, children }: ContentProps) {
  const { t } = useTranslation();
  const { data } = useSettings();
  const company = String(data?.['company.name'] ?? '');
  return (
    <Side
      aria-label={t('shell.main')}
      data-compact={isCompact || undefined}
      onClick={({ target }) => target instanceof Element && target.closest('a') && onFollow?.()}
    >
      <Brand>
        <Link to={paths.home} aria-label={isCompact ? productName : undefined}>
          <ProductMark />
          {!isCompact && (
            <span>
              {productName}
              {company !== '' && <small title={company}>{company}</small>}
            </span>
          )}
        </Link>
        {fold}
      </Brand>
      <NavigationList isCompact={isCompact} />
      {children}
    </Side>
  );
}
