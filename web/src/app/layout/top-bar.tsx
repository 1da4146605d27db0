import { styled } from '@mui/material/styles';
import MenuIcon from 'lucide-react/icons/menu';
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

const names = {
  full: 'shell.hideNavigation',
  compact: 'shell.hideNavigation',
  closed: 'shell.showNavigation',
  over: 'shell.closeNavigation',
} as const;

/** The bar over every page: the navigation's button and the person. */
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
      <PersonMenu />
    </Bar>
  );
}
