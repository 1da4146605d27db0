import styled from '@emotion/styled';

/**
 * A place that gives the switch inside another look: `data-look` its colour or shape, `data-place` where its words stand, `start` without it.
 */
export const SwitchLook = styled('div')(({ theme: { vars } }) => ({
  minWidth: 0,
  '& > label': { display: 'inline-flex' },
  '&[data-place=end] > label': { flexDirection: 'row-reverse', justifyContent: 'flex-end' },
  // Beside larger ones, words begin where theirs do.
  '&[data-beside=large]:not([data-look=large]) > label > i': { marginRight: 14 },
  '&[data-place=top] > label': { flexDirection: 'column', gap: 4 },
  '&[data-place=bottom] > label': { flexDirection: 'column-reverse', gap: 4 },
  '&[data-look=good] > label > input:checked + i': {
    background: vars.palette.good.text,
    borderColor: vars.palette.good.text,
    '&::before': { background: vars.palette.background.paper },
  },
  '&[data-look=violet] > label > input:checked + i': {
    background: vars.palette.tag.violet.text,
    borderColor: vars.palette.tag.violet.text,
    '&::before': { background: vars.palette.background.paper },
  },
  '&[data-look=slim] > label > i': {
    height: 14,
    borderWidth: 0,
    display: 'flex',
    alignItems: 'center',
    '&::before': {
      width: 20,
      height: 20,
      border: `2px solid ${vars.palette.control}`,
      background: vars.palette.background.paper,
    },
  },
  '&[data-look=slim] > label > input:checked + i::before': {
    transform: 'translateX(12px)',
    borderColor: vars.palette.primary.main,
    background: vars.palette.background.paper,
  },
  '&[data-look=large] > label > i': { width: 46, height: 26, '&::before': { width: 22, height: 22 } },
  '&[data-look=large] > label > input:checked + i': {
    background: vars.palette.good.text,
    borderColor: vars.palette.good.text,
    '&::before': { transform: 'translateX(20px)', background: vars.palette.background.paper },
  },
}));
