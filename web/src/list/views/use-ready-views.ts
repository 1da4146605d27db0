import type { Reader } from '@mandate/contract/access/roles.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageShown } from '../../ui/page/page-shown.ts';
import type { SavedView } from './saved-view.ts';

/**
 * The views that come along with a list; undefined until they are known. With them comes what decides on who sees them, so they are fetched
 * when the page is shown. Where they cannot be fetched the list has its saved views.
 * @param list the entity's name
 * @param isWaitedFor whether they are fetched at once
 */
export function useReadyViews(list: string, reader: Reader, isWaitedFor: boolean): readonly SavedView[] | undefined {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [known, setKnown] = useState<{ of: string; views: readonly SavedView[] }>();
  const of = `${language} ${list}`;
  const fetchViews = useEffectEvent(async (isAtOnce: boolean) => {
    if (!isAtOnce) await pageShown();
    try {
      const { readySavedViews } = await import('./ready-saved-views.ts');
      return readySavedViews(list, reader);
    } catch {
      return [];
    }
  });
  const isKnown = known?.of === of;
  useEffect(() => {
    if (isKnown) return;
    let isOver = false;
    fetchViews(isWaitedFor).then((views) => {
      if (!isOver) setKnown({ of, views });
    });
    return () => {
      isOver = true;
    };
  }, [of, isKnown, isWaitedFor]);
  return isKnown ? known.views : undefined;
}
