import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { Menu, MenuItem, MenuMark } from '@mandate/web/src/ui/overlays/menu.tsx';
import type { ReactNode } from 'react';

interface TickMenuProps {
  label: string;
  icon: ReactNode;
  size: 'row' | 'page';
  choices: readonly { id: number; label: string; sign: ReactNode }[];
  chosen: readonly number[];
  onToggle: (id: number) => void;
}

/** A menu whose entries are ticked, and which stays open meanwhile. */
export function TickMenu({ label, icon, size, choices, chosen, onToggle }: TickMenuProps) {
  return (
    <Menu
      button={(props) => (
        <Button {...props} size={size} icon={icon}>
          {label}
        </Button>
      )}
    >
      {() =>
        choices.map(({ id, label: text, sign }) => (
          <MenuItem key={id} role="menuitemcheckbox" aria-checked={chosen.includes(id)} onClick={() => onToggle(id)}>
            {sign}
            {text}
            {chosen.includes(id) && <MenuMark aria-hidden="true" />}
          </MenuItem>
        ))
      }
    </Menu>
  );
}
