import styled from '@emotion/styled';
import type { Favourite, Recent } from '@mandate/contract/preferences/favourites.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import History from 'lucide-react/icons/history';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameTarget } from '../../../lib/preferences/favourite-change.ts';
import { useUser } from '../../../lib/session/session.ts';
import { FavouriteLink, useIsShown } from './favourite-link.tsx';
import { NavigationItems } from './navigation-items.tsx';
import { isRecentOpen, storeRecentOpen } from './recent-open.ts';

/** How many are shown before the rest is asked for. */
const shownFirst = 5;

const List = styled('ul')(({ theme: { vars } }) => ({
  '&& > li > a > svg': { width: 16, height: 16 },
  '&& > li > button': {
    height: 32,
    padding: '0 10px 0 12px',
    fontSize: 12,
    fontWeight: 400,
    color: vars.palette.nav.ink2,
  },
  '&& > .none': { padding: '6px 12px', fontSize: 12, lineHeight: '20px', color: vars.palette.nav.ink2 },
  '[data-fold=folded] && > li > button, [data-fold=folded] && > .none': { display: 'none' },
}));

interface RecentGroupProps {
  /** What was opened last first. */
  recent: readonly Recent[];
  /** What stands above as pinned. */
  pinned: readonly Favourite[];
  /** Null for who may change nothing. */
  onForget: (() => void) | null;
}

/** The records a person opened last, closed until they are wanted; whether they are is remembered on this browser. */
export function RecentGroup({ recent, pinned, onForget }: RecentGroupProps) {
  const { t } = useTranslation();
  const id = useId();
  const user = useUser();
  const isShown = useIsShown();
  const [isOpen, setIsOpen] = useState(() => isRecentOpen(user.id));
  const [isWhole, setIsWhole] = useState(false);

  function turn(): void {
    storeRecentOpen(user.id, !isOpen);
    setIsOpen(!isOpen);
  }

  const shown = recent.slice(0, isWhole ? undefined : shownFirst).map((each) => ({ kind: 'record' as const, ...each }));
  return (
    <NavigationItems style={{ marginTop: pinned.length > 0 ? 2 : 8 }}>
      <li>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={turn}>
          <History aria-hidden="true" />
          <span className="text">{t('favourites.recent')}</span>
          <ChevronDown className="end turns" aria-hidden="true" />
        </button>
        <List id={id} hidden={!isOpen} aria-label={t('favourites.recent')}>
          {isOpen &&
            shown.map((target) => (
              <li key={`${target.entity} ${target.recordId}`}>
                <FavouriteLink
                  kept={target}
                  // Said once: above, where it is pinned.
                  isShown={isShown(target) && !pinned.some((each) => isSameTarget(each, target))}
                />
              </li>
            ))}
          {isOpen && recent.length === 0 && <li className="none">{t('favourites.noneOpened')}</li>}
          {isOpen && recent.length > shownFirst && (
            <li>
              <button type="button" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
                {t(isWhole ? 'favourites.fewer' : 'favourites.more')}
              </button>
            </li>
          )}
          {isOpen && isWhole && onForget && (
            <li>
              <button type="button" onClick={onForget}>
                {t('favourites.forget')}
              </button>
            </li>
          )}
        </List>
      </li>
    </NavigationItems>
  );
}
