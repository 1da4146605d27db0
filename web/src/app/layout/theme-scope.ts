import './theme-scope.css';

/** A part of the frame with a preset of its own. */
type FramePart = 'navigation' | 'topBar' | 'footer';

/**
 * To be spread on the element of a part. Inside it every role of `theme.vars.palette` holds for the part's ground:
 * `background.default`, `nav.ground` and `top` are the ground itself. The rules stand in `theme-scope.css` for the usual layout,
 * in a style sheet of `wear-colors.ts` for a chosen one.
 */
export function themeScope(part: FramePart): { 'data-scope': FramePart } {
  return { 'data-scope': part };
}
