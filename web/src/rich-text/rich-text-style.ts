import type { CSSObject, Theme } from '@emotion/react';

/** How rich text looks, read or written. */
export function richTextStyle({ palette }: Theme['vars']): CSSObject {
  return {
    fontSize: 14,
    lineHeight: '20px',
    overflowWrap: 'anywhere',
    '& > * + *': { marginTop: 8 },
    '& h2': { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
    '& h3': { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
    '& strong': { fontWeight: 600 },
    '& ul, & ol': { paddingLeft: 22 },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li + li': { marginTop: 2 },
    '& blockquote': { margin: '8px 0 0', padding: '0 0 0 12px', borderLeft: `3px solid ${palette.line2}` },
    '& a': { color: palette.primaryText, textDecoration: 'underline', textUnderlineOffset: 3 },
    '& code': { padding: '1px 4px', borderRadius: 4, background: palette.sunken, fontSize: 13 },
    '& pre': { padding: '8px 10px', borderRadius: 6, background: palette.sunken, whiteSpace: 'pre-wrap' },
    '& pre code': { padding: 0, background: 'none' },
    '& hr': { margin: '12px 0', border: 0, borderTop: `1px solid ${palette.divider}` },
  };
}
