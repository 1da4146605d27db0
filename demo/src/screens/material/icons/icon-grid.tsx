import styled from '@emotion/styled';
import type { NamedIcon } from './found-icons.ts';
import { IconTile } from './icon-tile.tsx';

const Grid = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: 4,
  padding: '4px 12px 12px',
  '& > li': { display: 'grid' },
  '& button': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 8,
    minWidth: 0,
    minHeight: 92,
    padding: '16px 4px 8px',
    border: 0,
    borderRadius: 6,
    background: 'transparent',
    color: vars.palette.text.primary,
    cursor: 'pointer',
    // Clear of the bar that stays above them.
    scrollMarginTop: 64,
    '&:hover': { background: vars.palette.hover },
  },
  '& svg': {
    width: 32,
    height: 32,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& button > span': {
    maxWidth: '100%',
    fontSize: 11,
    lineHeight: '16px',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    color: vars.palette.text.secondary,
  },
}));

/** Icons beside each other, each a button with its name. */
export function IconGrid({ icons, label }: { icons: readonly NamedIcon[]; label: string }) {
  return (
    <Grid aria-label={label}>
      {icons.map((icon) => (
        <li key={icon[0]}>
          <IconTile icon={icon} />
        </li>
      ))}
    </Grid>
  );
}
