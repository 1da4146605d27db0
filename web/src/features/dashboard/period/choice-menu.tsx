import styled from '@emotion/styled';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useIsPhone } from '../../../ui/media/use-media.ts';
import { Menu, MenuItem, MenuMark } from '../../../ui/overlays/menu.tsx';

const Chevron = styled(ChevronDown)(({ theme: { vars } }) => ({
  flex: 'none',
  width: 14,
  height: 14,
  strokeWidth: 1.75,
  color: vars.palette.ink3,
}));

interface ChoiceMenuProps<Choice extends string> {
  /** What is chosen here, for who cannot see the button's place. */
  label: string;
  /** What is chosen now. */
  shown: string;
  icon: ReactNode;
  choices: readonly { value: Choice; label: string }[];
  chosen: Choice | null;
  onChoose: (choice: Choice) => void;
  buttonRef?: Ref<HTMLButtonElement>;
}

/** A button that says what is chosen, with the others in a menu under it. */
export function ChoiceMenu<Choice extends string>(props: ChoiceMenuProps<Choice>) {
  const isPhone = useIsPhone();
  const { label, shown, icon, choices, chosen, onChoose, buttonRef } = props;
  return (
    <Menu
      button={(button) => (
        <Button
          {...button}
          ref={buttonRef}
          size="toolbar"
          icon={isPhone ? null : icon}
          aria-label={`${label}: ${shown}`}
        >
          {shown}
          <Chevron aria-hidden="true" />
        </Button>
      )}
    >
      {(close) =>
        choices.map(({ value, label: choice }) => (
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
            {choice}
            {value === chosen && <MenuMark aria-hidden="true" />}
          </MenuItem>
        ))
      }
    </Menu>
  );
}
