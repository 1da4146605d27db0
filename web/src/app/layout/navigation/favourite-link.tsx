import type { Favourite } from '@mandate/contract/preferences/favourites.ts';
import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { recordPaths } from '../../../lib/addresses/record-paths.ts';
import { recordIcon, viewIcon } from '../../../records/words/record-icons.ts';

/** What an entry leads to. */
export type LinkedFavourite = Pick<Favourite, 'kind' | 'entity' | 'recordId' | 'label' | 'code'>;

/** The address of a record's editor, or of the list with the view open. */
function addressOf({ kind, entity, recordId }: LinkedFavourite): string {
  const pages = recordPaths(entity);
  if (!pages) return '';
  return kind === 'view' ? `${pages.list}?view=${recordId}` : pages.record(recordId);
}

/** Gives whether an entry leads to what the page shows. */
export function useIsShown(): (kept: LinkedFavourite) => boolean {
  const { pathname, search } = useLocation();
  return (kept) => {
    const [path, query] = addressOf(kept).split('?');
    return path === pathname && (query === undefined || new URLSearchParams(search).get('view') === kept.recordId);
  };
}

interface FavouriteLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  kept: LinkedFavourite;
  /** How many records it leads to, where that is known. */
  count?: string | undefined;
  isShown: boolean;
}

/** Leads to a record or a view, under the icon of its kind. */
export function FavouriteLink({ kept, count, isShown, ...rest }: FavouriteLinkProps) {
  const { kind, entity, label, code } = kept;
  const Icon = kind === 'view' ? viewIcon : recordIcon(entity);
  return (
    <Link
      {...rest}
      to={addressOf(kept)}
      title={code === null ? label : `${label} · ${code}`}
      aria-current={isShown ? 'page' : undefined}
    >
      <Icon aria-hidden="true" />
      <span className="text">{label}</span>
      {count !== undefined && <small className="text count" aria-hidden="true" data-count={count} />}
    </Link>
  );
}
