import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { tagColors } from '@mandate/contract/facts/fields.ts';
import type { TagColor } from '../../lib/theme/tokens.ts';

const Swatch = styled('span')({
  display: 'inline-block',
  flex: 'none',
  width: 14,
  height: 14,
  marginRight: 8,
  borderRadius: 4,
  verticalAlign: -2,
});

/** Whether the values of a choice are the colours people choose from. */
export function areColors(choices: readonly string[] | undefined): boolean {
  return choices?.length === tagColors.length && choices.every(isColor);
}

function isColor(value: string): value is TagColor {
  return (tagColors as readonly string[]).includes(value);
}

/** A colour as a swatch, with its name. */
export function ColorName({ color, name }: { color: string; name: string }) {
  const { palette } = useTheme().vars;
  return (
    <span>
      {isColor(color) && <Swatch aria-hidden="true" style={{ background: palette.tag[color].text }} />}
      {name}
    </span>
  );
}
