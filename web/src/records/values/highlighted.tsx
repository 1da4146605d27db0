import styled from '@emotion/styled';
import { createContext, type ReactNode, useContext } from 'react';
import { foundPieces } from './found-pieces.ts';

/** The search whose finds are highlighted in the texts below. */
export const SearchContext = createContext('');

const Found = styled('mark')(({ theme: { vars } }) => ({
  borderRadius: 2,
  background: vars.palette.tint2,
  // Quiet text is not read well on this ground.
  color: vars.palette.text.primary,
  fontWeight: 600,
}));

/** A text in which what the search found is highlighted. */
export function Highlighted({ children }: { children: string }): ReactNode {
  const search = useContext(SearchContext);
  if (search.trim() === '') return children;
  let at = 0;
  return foundPieces(children, search).map(({ text, isFound }) => {
    at += text.length;
    return isFound ? <Found key={at}>{text}</Found> : text;
  });
}
