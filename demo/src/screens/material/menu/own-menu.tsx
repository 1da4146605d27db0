import styled from '@emotion/styled';
import { MenuOverlay } from '@mandate/web/src/ui/overlays/menu.tsx';
import { type ComponentProps, type ReactElement, type ReactNode, useId, useState } from 'react';

const looks = {
  bordered: styled(MenuOverlay)(({ theme: { vars } }) => ({
    '&&': { minWidth: 220, border: `1px solid ${vars.palette.line2}`, boxShadow: 'none' },
  })),
  // Four and a half rows of 48, so that the half one says there is more.
  tall: styled(MenuOverlay)({
    '&&': { width: 200, maxHeight: 216, padding: 0 },
    '&& [role=menuitem]': { minHeight: 48, borderRadius: 0 },
  }),
};

interface OwnMenuProps {
  look: keyof typeof looks;
  /** The button that opens it, given what it needs to say so. */
  button: (
    props: Pick<ComponentProps<'button'>, 'id' | 'onClick' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls'>,
  ) => ReactElement;
  children: (close: () => void) => ReactNode;
}

/** A menu that looks other than those of the product: with a border, or of limited height. */
export function OwnMenu({ look, button, children }: OwnMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const Sheet = looks[look];
  const close = () => setAnchor(null);
  return (
    <>
      {button({
        id: `${id}-button`,
        onClick: (event) => setAnchor(event.currentTarget),
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        'aria-controls': anchor === null ? undefined : `${id}-menu`,
      })}
      <Sheet id={`${id}-menu`} anchor={anchor} onClose={close} corner="belowLeft">
        {children(close)}
      </Sheet>
    </>
  );
}
