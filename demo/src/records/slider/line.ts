import styled from '@emotion/styled';

/** A line with thumbs on it, native inputs, and what stands at it. */
export const Line = styled('span')(({ theme: { vars } }) => ({
  '--thumb': '18px',
  position: 'relative',
  display: 'block',
  flex: 'none',
  width: '100%',
  height: 30,
  '& > *': { position: 'absolute', pointerEvents: 'none' },
  // The line itself, and how much of it is taken; both as far as the middle of a thumb comes.
  '& > .rail, & > .taken': { top: 13, height: 4, borderRadius: 12, background: vars.palette.control },
  '& > .rail': { insetInline: 0 },
  '& > .taken': { left: 'var(--from)', right: 'calc(100% - var(--to))', background: vars.palette.primary.main },
  '& > .mark': {
    top: 11,
    left: 'var(--at)',
    width: 2,
    height: 8,
    marginLeft: -1,
    borderRadius: 2,
    background: vars.palette.control,
    '&[data-taken]': { background: vars.palette.primary.dark },
  },
  '& > .name': {
    top: 30,
    left: 'var(--at)',
    transform: 'translateX(-50%)',
    fontSize: 12,
    lineHeight: '16px',
    color: vars.palette.ink3,
    whiteSpace: 'nowrap',
  },
  '& > .figure': {
    bottom: 32,
    left: 'var(--at)',
    padding: '4px 8px',
    borderRadius: 6,
    transform: 'translateX(-50%)',
    background: vars.palette.bar.ground,
    color: vars.palette.bar.ink,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    visibility: 'hidden',
  },
  '&[data-figure=on] > .figure, & > input:is(:hover, :focus-visible) + .figure': { visibility: 'visible' },
  '& > input': {
    appearance: 'none',
    inset: 'auto calc(var(--thumb) / -2)',
    top: 0,
    height: 30,
    width: 'calc(100% + var(--thumb))',
    margin: 0,
    outline: 0,
    background: 'none',
    pointerEvents: 'none',
    cursor: 'pointer',
    '&::-webkit-slider-thumb': thumb(vars.palette.primary.main, vars.palette.background.paper),
    '&::-moz-range-thumb': thumb(vars.palette.primary.main, vars.palette.background.paper),
    '&:is(:hover, :active)::-webkit-slider-thumb': { boxShadow: `0 0 0 6px ${vars.palette.tint2}` },
    '&:is(:hover, :active)::-moz-range-thumb': { boxShadow: `0 0 0 6px ${vars.palette.tint2}` },
    '&:focus-visible::-webkit-slider-thumb': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: 2 },
    '&:focus-visible::-moz-range-thumb': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: 2 },
  },
  // A single thumb comes to wherever the line is pressed.
  '& > input:only-of-type': { pointerEvents: 'auto' },
  '&[data-look=small]': { '--thumb': '16px' },
  '&[data-named]': { marginBottom: 16 },
  '&[data-upright]': { transform: 'rotate(-90deg)' },
  '&[data-off]': {
    '& > .rail, & > .taken': { background: vars.palette.line2 },
    '& > input::-webkit-slider-thumb': { borderColor: vars.palette.line2 },
    '& > input::-moz-range-thumb': { borderColor: vars.palette.line2 },
  },
}));

function thumb(color: string, ground: string) {
  return {
    appearance: 'none',
    boxSizing: 'border-box',
    width: 'var(--thumb)',
    height: 'var(--thumb)',
    border: `2px solid ${color}`,
    borderRadius: '50%',
    background: ground,
    pointerEvents: 'auto',
  } as const;
}

/** The place of a line that stands upright. */
export const Upright = styled('span')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 30,
  height: '100%',
  minHeight: 150,
  containerType: 'size',
  '& > span': { width: '100cqh' },
  '& > span > :is(.name, .figure)': { transform: 'translate(-50%, 0) rotate(90deg)' },
});
