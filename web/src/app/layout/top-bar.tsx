import { styled } from '@mui/material/styles';
import MenuIcon from 'lucide-react/icons/menu';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { phone } from '../../ui/media.ts';
import { TooltipIconButton } from '../../ui/tooltip-icon-button.tsx';
import type { NavigationMode } from './navigation-mode.ts';
import { PersonMenu } from './person-menu.tsx';

const Bar = styled('header')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  height: 64,
  padding: '0 24px 0 16px',
  background: vars.palette.top,
  borderBottom: `1px solid ${vars.palette.divider}`,
  [phone]: { height: 56, padding: '0 4px' },
}));

// As wide as what is about to stand in it.
const Tools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  minWidth: 76,
  marginLeft: 'auto',
  [phone]: { gap: 0, minWidth: 88 },
});

const Live = lazy(() => import('./live.tsx'));

const names = {
  full: 'shell.hideNavigation',
  compact: 'shell.hideNavigation',
  closed: 'shell.showNavigation',
  over: 'shell.closeNavigation',
} as const;

/** The bar over every page: the navigation's button, the jobs, the notifications and the person. */
export function TopBar({ mode, onToggle }: { mode: NavigationMode; onToggle: () => void }) {
  const { t } = useTranslation();
  return (
    <Bar>
      <TooltipIconButton
        label={t(names[mode])}
        aria-expanded={mode !== 'closed'}
        icon={<MenuIcon aria-hidden="true" />}
        onClick={onToggle}
      />
      <Tools>
        <Suspense>
          <Live />
        </Suspense>
      </Tools>
      <PersonMenu />
    </Bar>
  );
}
