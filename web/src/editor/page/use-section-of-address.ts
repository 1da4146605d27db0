import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { goTo } from './section-nav.tsx';

/**
 * Goes to the section an address names after its `#`, once it is there: a link from elsewhere leads to the history of a record, or to the lines of a project.
 * @param isThere whether the sections are laid out
 */
export function useSectionOfAddress(isThere: boolean): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new visit of the same address goes there again
  useEffect(() => {
    if (!isThere || hash === '') return;
    // After the page has been brought to its top, as on every arrival.
    const going = setTimeout(() => goTo(hash.slice(1)));
    return () => clearTimeout(going);
  }, [isThere, hash, key]);
}
