import styled from '@emotion/styled';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { type ReactNode, useCallback } from 'react';
import { Link } from 'react-router';
import { useUser } from '../../lib/session/session.ts';
import { mayOpen } from '../../records/rights/may-open.ts';
import type { ListRow } from '../columns/columns.tsx';

/** The link of a row: the only one, on what the record is called. */
export const NameLink = styled(Link)(({ theme: { vars } }) => ({
  color: vars.palette.text.primary,
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { color: vars.palette.primaryText, textDecoration: 'underline', textUnderlineOffset: 3 },
  // No wider than its cell: what is pressed or framed is what is seen.
  '.rdg-cell > &': {
    display: 'inline-block',
    maxWidth: '100%',
    padding: '2px 0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'middle',
  },
}));

/**
 * Makes of what a row is called the way that opens it; null where nothing opens it.
 * @param tabIndex of the row's place in its grid
 */
export type RowOpening<Row extends ListRow> = (row: Row, content: ReactNode, tabIndex?: number) => ReactNode;

/** The way to the record of each row the person may open. */
export function useRecordOpening(entity: Entity, recordPath: (id: string) => string): RowOpening<ListRow> {
  const user = useUser();
  return useCallback(
    (row, content, tabIndex) =>
      mayOpen(user, entity, row) ? (
        <NameLink to={recordPath(row.id)} tabIndex={tabIndex}>
          {content}
        </NameLink>
      ) : null,
    [user, entity, recordPath],
  );
}
