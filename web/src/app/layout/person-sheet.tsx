import ListSubheader from '@mui/material/ListSubheader';
import { styled, useColorScheme } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useTranslation } from 'react-i18next';
import { signOut, useUser } from '../../lib/session.ts';
import { MenuItem, MenuSheet } from '../../ui/menu.tsx';

const Subhead = styled(ListSubheader)(({ theme: { vars } }) => ({
  padding: '6px 10px 4px',
  background: 'transparent',
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 500,
  color: vars.palette.ink3,
  '& strong': { display: 'block', fontSize: 13, lineHeight: '20px', fontWeight: 600, color: vars.palette.text.primary },
}));

const Line = styled('hr')(({ theme: { vars } }) => ({
  margin: '6px 0',
  border: 0,
  borderTop: `1px solid ${vars.palette.divider}`,
}));

const Chosen = styled(Check)({ marginLeft: 'auto' });

const modes = [
  ['light', Sun],
  ['dark', Moon],
  ['system', Monitor],
] as const;

interface PersonSheetProps {
  id: string;
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Who is signed in, how the product looks for them, and the way out. */
export default function PersonSheet({ id, anchor, onClose }: PersonSheetProps) {
  const { t } = useTranslation();
  const { fullName, email, role } = useUser();
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <MenuSheet id={id} anchor={anchor} onClose={onClose}>
      {[
        <Subhead key="who" role="presentation">
          <strong>{fullName}</strong>
          {email} · {role}
        </Subhead>,
        <Line key="line" role="presentation" />,
        <Subhead key="appearance" role="presentation">
          {t('person.appearance')}
        </Subhead>,
        ...modes.map(([name, Icon]) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={mode === name}
            selected={mode === name}
            onClick={() => {
              setMode(name);
              onClose();
            }}
          >
            <Icon aria-hidden="true" />
            {t(`person.${name}`)}
            {mode === name && <Chosen aria-hidden="true" />}
          </MenuItem>
        )),
        <Line key="end" role="presentation" />,
        <MenuItem key="out" onClick={() => void signOut()}>
          <LogOut aria-hidden="true" />
          {t('person.signOut')}
        </MenuItem>,
      ]}
    </MenuSheet>
  );
}
