/** The place of a window in the middle of the screen, with some room around; to be mixed into its styles. */
export const centred = {
  inset: 0,
  width: 'calc(100% - 32px)',
  height: 'fit-content',
  maxHeight: 'calc(100% - 64px)',
  margin: 'auto',
} as const;
