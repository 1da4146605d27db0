import type { ComponentProps, ReactNode } from 'react';
import { Menu, MenuItem, MenuMark } from './menu.tsx';

interface ChoiceMenuProps<Choice extends string | number | null> extends Pick<ComponentProps<typeof Menu>, 'button'> {
  choices: readonly {
    value: Choice;
    label: string;
    /** Something that shows it, before its name. */
    icon?: ReactNode;
  }[];
  chosen: Choice | null;
  onChoose: (choice: Choice) => void;
}

/** One choice of some, in a menu under a button that tells it. */
export function ChoiceMenu<Choice extends string | number | null>(props: ChoiceMenuProps<Choice>) {
  const { button, choices, chosen, onChoose } = props;
  return (
    <Menu button={button}>
      {(close) =>
        choices.map(({ value, label, icon }) => (
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
            {icon}
            {label}
            {value === chosen && <MenuMark aria-hidden="true" />}
          </MenuItem>
        ))
      }
    </Menu>
  );
}
