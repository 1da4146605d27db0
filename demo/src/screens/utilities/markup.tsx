import styled from '@emotion/styled';
import { markupTokens } from './markup-tokens.ts';

// Long lines break, so that nothing has to be scrolled to be read.
const Block = styled('pre')(({ theme: { vars } }) => ({
  minWidth: 0,
  margin: 0,
  padding: '8px 12px',
  borderRadius: 6,
  background: vars.palette.subtle,
  color: vars.palette.text.primary,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: 12,
  lineHeight: '20px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& code': { fontFamily: 'inherit' },
  '& [data-kind=tag]': { color: vars.palette.tag.violet.text },
  '& [data-kind=name]': { color: vars.palette.tag.teal.text },
  '& [data-kind=value]': { color: vars.palette.tag.green.text },
}));

/** HTML, with its parts in colours. */
export function Markup({ children }: { children: string }) {
  return (
    <Block>
      <code>
        {markupTokens(children).map(({ kind, text, at }) =>
          kind === 'text' ? (
            text
          ) : (
            <span key={at} data-kind={kind}>
              {text}
            </span>
          ),
        )}
      </code>
    </Block>
  );
}
