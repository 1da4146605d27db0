import type { Plugin } from 'vite';

/** Modules of the component library whose work nobody here needs, by the end of their id, and what stands in their place. */
const replaced: Record<string, string> = {
  // Every component stands under the product's theme: the library's own would be made at each start beside it.
  '/@mui/material/styles/defaultTheme.mjs': 'export default {};',
  // What `sx` is given here is plain CSS: its short names for the theme's spacing, colours and borders are not used.
  '/@mui/system/styleFunctionSx/defaultSxConfig.mjs': 'export default {};',
};

/** Leaves out what the component library would make and fetch for nobody. */
export function leanStyles(): Plugin {
  return {
    name: 'lean-styles',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const found = Object.keys(replaced).find((end) => id.endsWith(end));
      return found === undefined ? null : { code: replaced[found] ?? '', moduleType: 'js' };
    },
  };
}
