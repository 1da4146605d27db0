import ListSubheader from '@mui/material/ListSubheader';
import { styled, useColorScheme } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useTranslation } from 'react-i18next';
import { signOut, useUser } from '../../lib/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { phone } from '../../ui/media.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';

// On phones the picture stands for the name, which is still read out.
const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

const Me = styled('button')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  marginLeft: 'auto',
  padding: '4px 6px 4px 16px',
  border: 0,
  borderLeft: `1px solid ${vars.palette.divider}`,
  background: 'transparent',
  fontSize: 13,
  lineHeight: '16px',
  fontWeight: 500,
  textAlign: 'left',
  color: vars.palette.text.primary,
  cursor: 'pointer',
  '& small': { display: 'block', fontSize: 11, fontWeight: 400, color: vars.palette.ink3 },
  '& > svg': { width: 14, height: 14, color: vars.palette.ink3 },
  [phone]: { minWidth: 44, padding: 6, border: 0, '& > svg': { display: 'none' }, '& > .name': hidden },
}));

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

/** Who is signed in, how the product looks for them, and the way out. */
export function PersonMenu() {
  const { t } = useTranslation();
  const { fullName, email, role } = useUser();
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <Menu
      button={(props) => (
        <Me type="button" {...props}>
          <Avatar name={fullName} size="large" />
          <span className="name">
            {fullName}
            <small>{role}</small>
          </span>
          <ChevronDown aria-hidden="true" />
        </Me>
      )}
    >
      {(close) => [
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
              close();
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
    </Menu>
  );
}
