import MuiMenu from '@mui/material/Menu';
import { styled } from '@mui/material/styles';
import { type ComponentProps, type ReactElement, type ReactNode, useId, useState } from 'react';

const Sheet = styled(MuiMenu)(({ theme: { vars } }) => ({
  '& .MuiMenu-paper': {
    margin: '4px 0',
    borderRadius: 8,
    background: vars.palette.background.paper,
    backgroundImage: 'none',
    boxShadow: vars.palette.shadow.menu,
  },
  '& .MuiMenu-list': { padding: 6 },
  '&[data-look=bordered] .MuiMenu-paper': {
    minWidth: 220,
    border: `1px solid ${vars.palette.line2}`,
    boxShadow: 'none',
  },
  // Four and a half rows of 48, so that the half one says there is more.
  '&[data-look=tall] .MuiMenu-paper': { width: 200, maxHeight: 216 },
  '&[data-look=tall] .MuiMenu-list': { padding: 0 },
  '&&[data-look=tall] .MuiMenuItem-root': { minHeight: 48, borderRadius: 0 },
}));

interface OwnMenuProps {
  look: 'bordered' | 'tall';
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
      <Sheet
        id={`${id}-menu`}
        data-look={look}
        anchorEl={anchor}
        // Inside the landmark of its button, so that what it says belongs to a region.
        container={anchor?.closest<HTMLElement>('main') ?? null}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
        transitionDuration={{ enter: 180, exit: 120 }}
      >
        {children(close)}
      </Sheet>
    </>
  );
}
