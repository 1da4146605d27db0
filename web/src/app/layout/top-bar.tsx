import styled from '@emotion/styled';
import MenuIcon from 'lucide-react/icons/menu';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { TooltipIconButton } from '../../ui/buttons/tooltip-icon-button.tsx';
import { phone } from '../../ui/media/phone.ts';
import { Aside } from '../../ui/page/aside.tsx';
import { hasDemo } from '../open-demo.ts';
import type { ShownMode } from './navigation/navigation-mode.ts';
import { SearchButton } from './palette/search-button.tsx';
import { PersonMenu } from './person/person-menu.tsx';
import { themeScope } from './theme-scope.ts';

const Bar = styled('header')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  height: 64,
  padding: '0 24px 0 16px',
  background: vars.palette.top,
  borderBottom: `1px solid ${vars.palette.divider}`,
  [phone]: { padding: '0 4px' },
}));

// As wide as what is about to stand in it.
const Tools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  minWidth: hasDemo ? 156 : 116,
  marginLeft: 'auto',
  [phone]: { gap: 0, minWidth: 132, '& .not-on-phones': { display: 'none' } },
});

const Live = lazy(() => import('./live.tsx'));
const DemoChat = lazy(() => import('./demo-chat.tsx'));
const HelpButton = lazy(() => import('./help/help-button.tsx'));

const names = {
  full: 'shell.hideNavigation',
  compact: 'shell.hideNavigation',
  close: 'shell.showNavigation',
  mobile: 'shell.closeNavigation',
} as const;

/** The bar over every page: the navigation's button, the jobs, the notifications and the person. */
export function TopBar({ mode, onToggle }: { mode: ShownMode; onToggle: () => void }) {
  const { t } = useTranslation();
  return (
    <Bar {...themeScope('topBar')}>
      <TooltipIconButton
        label={t(names[mode])}
        aria-expanded={mode !== 'close'}
        icon={<MenuIcon aria-hidden="true" />}
        onClick={onToggle}
      />
      <SearchButton />
      <Tools>
        <Aside>
          <Live />
          {hasDemo && <DemoChat />}
        </Aside>
        <Aside>
          <HelpButton />
        </Aside>
      </Tools>
      <PersonMenu />
    </Bar>
  );
}
