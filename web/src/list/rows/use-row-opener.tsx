import styled from '@emotion/styled';
import { useCallback } from 'react';
import type { ListRow } from '../columns/columns.tsx';
import { NameLink, type RowOpening } from './row-opening.tsx';

// It looks as the link of a row does, and is named by the row alike.
const Opener = styled('button')(({ theme: { vars } }) => ({
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.palette.text.primary,
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { color: vars.palette.primaryText, textDecoration: 'underline', textUnderlineOffset: 3 },
  '.rdg-cell > &': {
    display: 'inline-block',
    maxWidth: '100%',
    padding: '2px 0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'middle',
  },
}));

/** Makes what a row is called the link to where it leads, or the button that opens it; without both nothing does. */
export function useRowOpener<Row extends ListRow>(
  open: ((row: Row) => void) | undefined,
  path: ((row: Row) => string) | undefined,
): RowOpening<Row> {
  return useCallback(
    (row, content, tabIndex) =>
      path ? (
        <NameLink to={path(row)} tabIndex={tabIndex}>
          {content}
        </NameLink>
      ) : open ? (
        <Opener type="button" data-opens={row.id} aria-haspopup="dialog" tabIndex={tabIndex} onClick={() => open(row)}>
          {content}
        </Opener>
      ) : null,
    [open, path],
  );
}
