import type { CSSObject, Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { Button, type ButtonLook, LinkButton } from '@mandate/web/src/ui/buttons/button.tsx';

/** The three families of buttons, from the loudest to the quietest. */
export type Family = 'filled' | 'outlined' | 'text';

/** The product's look of each family. */
export const lookOf: Record<Family, ButtonLook> = { filled: 'primary', outlined: 'secondary', text: 'quiet' };

function toned({ theme: { vars } }: { theme: Theme }): CSSObject {
  const { bar, primary, primaryText, text } = vars.palette;
  return {
    '&&[data-tone=primary]:not([data-look=primary])': { color: primaryText },
    '&&[data-tone=primary][data-look=secondary]': { borderColor: primary.main },
    '&&[data-tone=secondary]:not([data-look=primary])': { color: text.primary, fontWeight: 600 },
    '&&[data-tone=secondary][data-look=secondary]': { borderColor: text.primary },
    '&&[data-tone=secondary][data-look=primary]': {
      background: bar.ground,
      borderColor: bar.ground,
      color: bar.ink,
      '&:hover': { borderColor: vars.palette.focus },
    },
    // The colour of the text around it.
    '&&[data-tone=inherit]': { color: 'inherit', borderColor: 'currentColor' },
  };
}

/** A button of the product in another tone, which `data-tone` names. */
export const FamilyButton = styled(Button)(toned);

/** A link in the same tones. */
export const FamilyLink = styled(LinkButton)(toned);
