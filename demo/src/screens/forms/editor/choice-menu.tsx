import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { Menu, MenuItem, MenuMark } from '@mandate/web/src/ui/overlays/menu.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

const Opener = styled(Button)({
  '&&': { justifyContent: 'space-between', gap: 4, fontWeight: 400 },
  '& svg': { width: 16, height: 16, strokeWidth: 1.75 },
  '& svg:last-child': { width: 14, height: 14 },
});

/** A choice of a tool: its value, and its name. */
export interface ToolChoice {
  value: string;
  label: string;
  /** Something that shows it, before its name. */
  sign?: ReactNode;
}

interface ChoiceMenuProps {
  /** What is chosen here. */
  label: string;
  /** Stands for the choice on the button; its name does without. */
  icon?: ReactNode;
  width?: number;
  choices: readonly ToolChoice[];
  value: string;
  onChoose: (value: string) => void;
}

/** A tool that chooses one of some, in a menu under its button. */
export function ChoiceMenu({ label, icon, width, choices, value, onChoose }: ChoiceMenuProps) {
  const chosen = choices.find((choice) => choice.value === value)?.label ?? '';
  return (
    <Menu
      button={(props) => (
        <Opener
          {...props}
          look="quiet"
          size="row"
          title={label}
          aria-label={`${label}: ${chosen}`}
          style={width === undefined ? {} : { width }}
        >
          {icon ?? chosen}
          <ChevronDown aria-hidden="true" />
        </Opener>
      )}
    >
      {(close) =>
        choices.map((choice) => (
          <MenuItem
            key={choice.value}
            selected={choice.value === value}
            onClick={() => {
              close();
              onChoose(choice.value);
            }}
          >
            {choice.sign}
            {choice.label}
            {choice.value === value && <MenuMark aria-hidden="true" />}
          </MenuItem>
        ))
      }
    </Menu>
  );
}
