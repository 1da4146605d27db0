import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import EyeOff from 'lucide-react/icons/eye-off';
import FilePen from 'lucide-react/icons/file-pen-line';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import Sun from 'lucide-react/icons/sun';
import User from 'lucide-react/icons/user';
import UsersRound from 'lucide-react/icons/users-round';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { findDrafts } from '../../../lib/drafts/known-drafts.ts';
import { openPanel } from '../../../lib/frame/open-panel.ts';
import { signOut, stopView, useUser, useViewer } from '../../../lib/session/session.ts';
import { MenuHead, MenuItem, MenuMark, MenuOverlay } from '../../../ui/overlays/menu.tsx';
import { tabular } from '../../../ui/values/tabular.ts';
import { useOwnTheme } from './use-own-theme.ts';

const Line = styled('hr')(({ theme: { vars } }) => ({
  margin: '6px 0',
  border: 0,
  borderTop: `1px solid ${vars.palette.divider}`,
}));

const Count = styled('span')(({ theme: { vars } }) => ({
  marginLeft: 'auto',
  fontSize: 12,
  color: vars.palette.text.secondary,
  ...tabular,
}));

const modes = [
  ['light', Sun],
  ['dark', Moon],
  ['system', Monitor],
] as const;

interface PersonPanelProps {
  id: string;
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Somebody wants to look at the product as somebody else. */
  onViewAs: () => void;
}

/** Who is signed in, how the product looks for them, and the way out; looked at as somebody else, the way back alone. */
export default function PersonPanel({ id, anchor, onClose, onViewAs }: PersonPanelProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const viewer = useViewer();
  const { id: userId, fullName, email, role } = useUser();
  const [theme, chooseTheme] = useOwnTheme();
  // Read each time the menu opens: they come and go while one types.
  const { data: kept } = useQuery({
    queryKey: ['draft', 'of', userId, 'all'],
    queryFn: ({ signal }) => findDrafts(userId, 'all', signal),
    enabled: anchor !== null && viewer === null,
    networkMode: 'always',
    gcTime: 0,
    staleTime: 0,
  });
  const drafts = kept?.drafts.length ?? 0;
  const isRole = viewer?.id === userId;
  const who = [
    <MenuHead key="who" role="presentation">
      <strong>{isRole ? role : fullName}</strong>
      {!isRole && `${email} · ${role}`}
    </MenuHead>,
    <Line key="line" role="presentation" />,
  ];
  if (viewer) {
    return (
      <MenuOverlay id={id} anchor={anchor} onClose={onClose}>
        {[
          ...who,
          <MenuItem key="stop" onClick={() => void stopView()}>
            <EyeOff aria-hidden="true" />
            {t('view.stop')}
          </MenuItem>,
        ]}
      </MenuOverlay>
    );
  }
  return (
    <MenuOverlay id={id} anchor={anchor} onClose={onClose}>
      {[
        ...who,
        <MenuItem
          key="profile"
          onClick={() => {
            onClose();
            void navigate(paths.profile);
          }}
        >
          <User aria-hidden="true" />
          {t('person.profile')}
        </MenuItem>,
        <MenuItem
          key="drafts"
          onClick={() => {
            onClose();
            void navigate(paths.drafts);
          }}
        >
          <FilePen aria-hidden="true" />
          {t('person.drafts')}
          {drafts > 0 && <Count>{drafts}</Count>}
        </MenuItem>,
        role === 'SA' && (
          <MenuItem
            key="view"
            onClick={() => {
              onClose();
              onViewAs();
            }}
          >
            <UsersRound aria-hidden="true" />
            {t('view.open')}
          </MenuItem>
        ),
        <Line key="own" role="presentation" />,
        <MenuHead key="appearance" role="presentation">
          {t('person.appearance')}
        </MenuHead>,
        ...modes.map(([name, Icon]) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={theme === name}
            selected={theme === name}
            onClick={() => {
              chooseTheme(name);
              onClose();
            }}
          >
            <Icon aria-hidden="true" />
            {t(`person.${name}`)}
            {theme === name && <MenuMark aria-hidden="true" />}
          </MenuItem>
        )),
        <MenuItem
          key="layout"
          onClick={() => {
            onClose();
            openPanel({ name: 'layout' });
          }}
        >
          <PanelsTopLeft aria-hidden="true" />
          {t('person.layout')}
        </MenuItem>,
        <Line key="end" role="presentation" />,
        <MenuItem key="out" onClick={() => void signOut()}>
          <LogOut aria-hidden="true" />
          {t('person.signOut')}
        </MenuItem>,
      ]}
    </MenuOverlay>
  );
}
