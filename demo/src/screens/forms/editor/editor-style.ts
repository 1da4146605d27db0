import type { CSSObject, Theme } from '@emotion/react';
import { richTextStyle } from '@mandate/web/src/rich-text/rich-text-style.ts';
import { mostIndent } from './text-looks.ts';

/** How a text of this editor looks, written or read: the product's rich text, with the looks of the editor's own. */
export function editorStyle(vars: Theme['vars']): CSSObject {
  const { palette } = vars;
  const inks = {
    grey: [palette.ink3, palette.sunken],
    red: [palette.bad.text, palette.bad.tint],
    amber: [palette.caution.text, palette.caution.tint],
    green: [palette.good.text, palette.good.tint],
    blue: [palette.primaryText, palette.tint],
    violet: [palette.status.quoted.text, palette.status.quoted.tint],
  };
  const steps = Array.from({ length: mostIndent }, (_, step) => step + 1);
  return {
    ...richTextStyle(vars),
    '& h1': { fontSize: 22, lineHeight: '28px', fontWeight: 600 },
    '& h2': { fontSize: 18, lineHeight: '24px', fontWeight: 600 },
    '& h3': { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
    '& h4': { fontSize: 15, lineHeight: '20px', fontWeight: 600 },
    '& h5': { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
    '& h6': { fontSize: 12, lineHeight: '16px', fontWeight: 600, color: palette.text.secondary },
    '& em': { fontStyle: 'italic' },
    '& sub, & sup': { fontSize: '0.75em', lineHeight: 1 },
    '& img, & video': { display: 'block', maxWidth: '100%', borderRadius: 6 },
    '& video': { width: 480, minHeight: 120, background: palette.sunken },
    '& [dir=rtl]': { textAlign: 'right' },
    '& .font-serif': { fontFamily: 'Georgia, "Times New Roman", serif' },
    '& .font-mono': { fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace' },
    '& .size-small': { fontSize: '0.85em' },
    '& .size-large': { fontSize: '1.3em', lineHeight: 1.4 },
    '& .size-huge': { fontSize: '1.85em', lineHeight: 1.3 },
    ...Object.fromEntries(
      Object.entries(inks).flatMap(([name, [ink, ground]]) => [
        [`& .ink-${name}`, { color: ink }],
        [`& .ground-${name}`, { background: ground, borderRadius: 2 }],
      ]),
    ),
    ...Object.fromEntries(
      ['left', 'center', 'right', 'justify'].map((side) => [`& .align-${side}`, { textAlign: side as 'left' }]),
    ),
    ...Object.fromEntries(steps.map((step) => [`& .indent-${step}`, { marginInlineStart: 24 * step }])),
  };
}
