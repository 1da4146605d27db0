import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { ChoiceMenu } from '@mandate/web/src/ui/overlays/choice-menu.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ReactNode } from 'react';

const Opener = styled(Button)({
  '&&': { justifyContent: 'space-between', gap: 4, fontWeight: 400 },
  '& svg': { width: 16, height: 16, strokeWidth: 1.75 },
  '& svg:last-child': { width: 14, height: 14 },
});

interface ToolMenuProps extends Omit<ComponentProps<typeof ChoiceMenu<string>>, 'button'> {
  /** What is chosen here. */
  label: string;
  /** Stands for the choice on the button; its name does without. */
  icon?: ReactNode;
  width?: number;
}

/** A tool that chooses one of some, in a menu under its button. */
export function ToolMenu({ label, icon, width, ...menu }: ToolMenuProps) {
  const chosen = menu.choices.find(({ value }) => value === menu.chosen)?.label ?? '';
  return (
    <ChoiceMenu
      {...menu}
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
    />
  );
}
