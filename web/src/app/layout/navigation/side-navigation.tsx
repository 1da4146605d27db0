import styled from '@emotion/styled';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import X from 'lucide-react/icons/x';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { useSettings } from '../../../records/reading/use-settings.ts';
import { TooltipIconButton } from '../../../ui/buttons/tooltip-icon-button.tsx';
import { ease } from '../../../ui/media/ease.ts';
import { visuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { ProductMark, productName } from '../../../ui/page/product-mark.tsx';
import { themeScope } from '../theme-scope.ts';
import { NavigationList } from './navigation-list.tsx';
import { navigationWidth, useIsWide } from './navigation-mode.ts';
import { navigationScroller } from './use-in-sight.ts';
import type { Navigation } from './use-navigation.ts';
import { useUnfolding } from './use-unfolding.ts';

// The room beside the page; the page follows a little after the navigation.
const Room = styled('div')({
  position: 'relative',
  zIndex: 10,
  flex: 'none',
  width: navigationWidth.full,
  transition: `width 300ms ${ease}`,
  '&[data-mode=compact]': { width: navigationWidth.compact },
  '&[data-mode=close]': { width: navigationWidth.close },
  '&[data-mode=close] > nav': { transform: 'translateX(-100%)', visibility: 'hidden' },
});

const Side = styled('nav')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  width: navigationWidth.full,
  height: '100%',
  overflow: 'hidden',
  background: vars.palette.nav.ground,
  color: vars.palette.nav.ink,
  borderRight: `1px solid ${vars.palette.nav.line}`,
  '[data-mode] > &': {
    position: 'absolute',
    inset: '0 auto 0 0',
    transition: `width 250ms ${ease}, transform 250ms ${ease}, visibility 250ms`,
  },
  '&[data-fold=folded]': { width: navigationWidth.compact },
  '&[data-fold=unfolded]': { boxShadow: vars.palette.shadow.dialog },
  '& .fold': {
    marginLeft: 'auto',
    color: vars.palette.nav.ink2,
    '&:hover': { background: vars.palette.nav.hover, color: vars.palette.nav.on },
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
    color: vars.palette.nav.on,
    fontSize: 17,
    lineHeight: '24px',
    fontWeight: 600,
    letterSpacing: '-.015em',
    minWidth: 0,
    '&:hover': { textDecoration: 'none' },
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
  // The mark stands where it stands folded, so that nothing moves under the pointer.
  '[data-fold] > &': { paddingLeft: 26 },
  '[data-fold=folded] > & > a > span': visuallyHidden,
}));

// Between head and foot, which stay in sight in a low window.
const Middle = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'hidden auto',
  paddingBottom: 12,
});

const Foot = styled('div')(({ theme: { vars } }) => ({
  flex: 'none',
  padding: '12px 24px',
  borderTop: `1px solid ${vars.palette.nav.line}`,
}));

// Fetched when the navigation is first laid over the page.
const OverPage = lazy(() => import('../over-page.tsx'));

/** The side navigation: 260 px beside the page, folded to 80 px, not at all, or over the page in a drawer. */
export function SideNavigation({ mode, choose, close }: Navigation) {
  const { t } = useTranslation();
  const isWide = useIsWide();
  const isCompact = mode === 'compact';
  const { isUnfolded, ...unfolding } = useUnfolding(isWide && isCompact);
  const room = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  // The button that folded it is at another place then: the keyboard goes along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a fold is what the effect waits for
  useEffect(() => {
    if (document.activeElement === document.body && wasPressed.current)
      room.current?.querySelector<HTMLElement>('.fold')?.focus();
    wasPressed.current = false;
  }, [isCompact]);
  const [wasOver, setWasOver] = useState(false);
  if (isWide) {
    const fold = (
      <TooltipIconButton
        className="fold"
        size="toolbar"
        label={t(isCompact ? 'shell.unfoldNavigation' : 'shell.foldNavigation')}
        icon={isCompact ? <PanelLeftOpen aria-hidden="true" /> : <PanelLeftClose aria-hidden="true" />}
        onClick={() => {
          wasPressed.current = true;
          choose(isCompact ? 'full' : 'compact');
        }}
      />
    );
    return (
      <Room ref={room} data-mode={mode} {...unfolding}>
        <Content fold={isCompact ? (isUnfolded ? 'unfolded' : 'folded') : undefined} tool={isCompact ? null : fold}>
          {isCompact && <Foot>{fold}</Foot>}
        </Content>
      </Room>
    );
  }
  if (mode !== 'mobile' && !wasOver) return null;
  if (!wasOver) setWasOver(true);
  return (
    <Suspense>
      <OverPage isOpen={mode === 'mobile'} label={t('shell.main')} onClose={close}>
        <Content
          onFollow={close}
          tool={
            <TooltipIconButton
              className="fold"
              size="toolbar"
              label={t('shell.closeNavigation')}
              icon={<X aria-hidden="true" />}
              onClick={close}
            />
          }
        />
      </OverPage>
    </Suspense>
  );
}

interface ContentProps {
  /** Folded to icons, or unfolded over the page for a moment. */
  fold?: 'folded' | 'unfolded' | undefined;
  tool: ReactNode;
  /** A link was followed, or something opened over the page. */
  onFollow?: () => void;
  children?: ReactNode;
}

function Content({ fold, tool, onFollow, children }: ContentProps) {
  const { t } = useTranslation();
  const { data } = useSettings();
  const company = String(data?.['company.name'] ?? '');
  return (
    <Side
      {...themeScope('navigation')}
      aria-label={t('shell.main')}
      data-fold={fold}
      onClick={({ target }) => target instanceof Element && target.closest('a, [data-opens-panel]') && onFollow?.()}
    >
      <Brand>
        <Link to={paths.home}>
          <ProductMark />
          <span>
            {productName}
            {company !== '' && <small title={company}>{company}</small>}
          </span>
        </Link>
        {tool}
      </Brand>
      <Middle {...navigationScroller}>
        <NavigationList />
      </Middle>
      {children}
    </Side>
  );
}
