import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { Menu, MenuItem, MenuMark } from '@mandate/web/src/ui/overlays/menu.tsx';
import type { ReactNode } from 'react';

interface ChoiceMenuProps<Value extends string | number | null> {
  label: string;
  icon: ReactNode;
  isChosen: boolean;
  choices: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** One choice of some, under a button that tells it. */
export function ChoiceMenu<Value extends string | number | null>(props: ChoiceMenuProps<Value>) {
  const { label, icon, isChosen, choices, chosen, onChoose } = props;
  return (
    <Menu
      button={(links) => (
        <Button {...links} size="toolbar" look={isChosen ? 'chosen' : 'secondary'} icon={icon}>
          {label}
        </Button>
      )}
    >
      {(close) =>
        choices.map(({ value, label: text }) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={value === chosen}
            selected={value === chosen}
            onClick={() => {
              close();
              onChoose(value);
            }}
          >
            {text}
            {value === chosen && <MenuMark aria-hidden="true" />}
          </MenuItem>
        ))
      }
    </Menu>
  );
}
