import { Global, type Theme } from '@emotion/react';

const styles = ({ vars }: Theme) => ({
  '.rdg.inline .rdg-cell.writable': {
    cursor: 'cell',
    '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.palette.line2}` },
  },
  // What cannot be written here lies on quieter ground.
  '.rdg.inline .rdg-cell.fixed': { background: vars.palette.sunken },
  '.rdg.inline .rdg-cell.refused': {
    background: vars.palette.bad.tint,
    boxShadow: `inset 0 0 0 2px ${vars.palette.bad.text}`,
  },
  // The frame of the focus lies over its outer half.
  '.rdg.inline .rdg-cell.refused[aria-selected=true]:not(.rdg-editor-container)': {
    boxShadow: `inset 0 0 0 4px ${vars.palette.bad.text}`,
  },
  '.rdg.inline .rdg-cell.missed': { background: vars.palette.caution.tint },
  '.rdg.inline .rdg-cell.conflict': {
    background: vars.palette.caution.tint,
    boxShadow: `inset 0 0 0 2px ${vars.palette.caution.fill}`,
  },
  '.rdg.inline .rdg-editor-container': {
    padding: 0,
    overflow: 'visible',
    zIndex: 2,
    outline: `2px solid ${vars.palette.focus}`,
    outlineOffset: -2,
    background: vars.palette.background.paper,
    '& > input': { padding: '0 8px' },
    '&.refused': { outlineColor: vars.palette.bad.text, boxShadow: 'none' },
  },
});

/** The look of a grid while its cells are edited. */
export function InlineStyles() {
  return <Global styles={styles} />;
}
