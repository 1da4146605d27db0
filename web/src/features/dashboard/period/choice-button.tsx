import styled from '@emotion/styled';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useIsPhone } from '../../../ui/media/use-media.ts';
import { ChoiceMenu } from '../../../ui/overlays/choice-menu.tsx';

const Chevron = styled(ChevronDown)(({ theme: { vars } }) => ({
  flex: 'none',
  width: 14,
  height: 14,
  strokeWidth: 1.75,
  color: vars.palette.ink3,
}));

interface ChoiceButtonProps<Choice extends string> extends Omit<ComponentProps<typeof ChoiceMenu<Choice>>, 'button'> {
  /** What is chosen here, for who cannot see the button's place. */
  label: string;
  /** What is chosen now. */
  shown: string;
  icon: ReactNode;
  buttonRef?: Ref<HTMLButtonElement>;
}

/** A button that says what is chosen, with the others in a menu under it. */
export function ChoiceButton<Choice extends string>(props: ChoiceButtonProps<Choice>) {
  const isPhone = useIsPhone();
  const { label, shown, icon, buttonRef, ...menu } = props;
  return (
    <ChoiceMenu
      {...menu}
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
    />
  );
}
