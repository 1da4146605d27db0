import type { Favourite, Favourites } from '@mandate/contract/preferences/favourites.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordPaths } from '../../../lib/addresses/record-paths.ts';
import { useSharedWords } from '../../../lib/i18n/use-words.ts';
import { isSameTarget, movedTo, targetKey } from '../../../lib/preferences/favourite-change.ts';
import { useChangeFavourites, useFavourites } from '../../../lib/preferences/favourites.ts';
import { useViewer } from '../../../lib/session/session.ts';
import { useViewCounts, viewKey } from '../../../list/views/use-view-counts.ts';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { NavigationItems, NavigationLabel } from './navigation-items.tsx';
import { PinnedEntry } from './pinned-entry.tsx';
import { RecentGroup } from './recent-group.tsx';

/**
 * What a person keeps at hand, below the pages: what is pinned in the person's own order, and what was opened last, whose place is there before
 * anything was: the first record that is opened moves nothing below.
 */
export default function PinnedNavigation() {
  useSharedWords();
  const { t } = useTranslation();
  const known = useFavourites();
  const change = useChangeFavourites();
  const isLooking = useViewer() !== null;
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<Favourite | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const counts = useViewCounts((known ? pinnedOf(known) : []).filter(({ kind }) => kind === 'view').map(viewOf));
  if (!known) return null;
  const pinned = pinnedOf(known);
  const recent = known.recent.filter(({ entity }) => recordPaths(entity) !== undefined);

  function move(from: number, to: number): void {
    const favourite = pinned[from];
    if (!favourite || to === from || to < 0 || to >= pinned.length) return;
    change({ kind: 'order', targets: movedTo(pinned, from, to) });
    setSaid(t('favourites.moved', { name: favourite.label, place: to + 1, count: pinned.length }));
    focusOn(to);
  }

  function unpin(at: number): void {
    const favourite = pinned[at];
    if (!favourite) return;
    change({ kind: 'unpin', target: favourite });
    setSaid(t('favourites.unpinned', { name: favourite.label }));
    focusOn(Math.min(at, pinned.length - 2));
  }

  // An entry that moves or goes takes the focus along.
  function focusOn(at: number): void {
    requestAnimationFrame(() => place.current?.querySelectorAll<HTMLElement>('[data-pinned]')[at]?.focus());
  }

  return (
    <div ref={place}>
      {pinned.length > 0 && (
        <>
          <NavigationLabel id="pinned">
            <span>{t('favourites.title')}</span>
          </NavigationLabel>
          <NavigationItems aria-labelledby="pinned">
            {pinned.map((favourite, at) => (
              <PinnedEntry
                key={targetKey(favourite)}
                favourite={favourite}
                count={favourite.kind === 'view' ? counts.get(viewKey(viewOf(favourite))) : undefined}
                acts={
                  isLooking
                    ? null
                    : {
                        up: at > 0 ? () => move(at, at - 1) : null,
                        down: at < pinned.length - 1 ? () => move(at, at + 1) : null,
                        unpin: () => unpin(at),
                        drag: (isDragged) => setDragged(isDragged ? favourite : null),
                        drop: () => {
                          const from = dragged ? pinned.findIndex((each) => isSameTarget(each, dragged)) : -1;
                          move(from, at);
                        },
                        isOver: dragged !== null && dragged !== favourite,
                      }
                }
              />
            ))}
          </NavigationItems>
        </>
      )}
      <RecentGroup
        recent={recent}
        pinned={pinned}
        onForget={
          isLooking
            ? null
            : () => {
                change({ kind: 'forget' });
                setSaid(t('favourites.forgotten'));
                place.current?.closest('nav')?.querySelector('a')?.focus();
              }
        }
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

function pinnedOf({ favourites }: Favourites): Favourite[] {
  return favourites.filter(({ entity }) => recordPaths(entity) !== undefined);
}

function viewOf({ entity, recordId }: Favourite) {
  return { list: entity, view: recordId };
}
