import { useEffect, useState } from 'react';
import { pageScrollerOf } from '../../ui/page-scroller.ts';

/**
 * The section of a page that takes most of the view, or the one just gone to, until the page is scrolled by hand.
 * @param names ids of the sections, apart by blanks
 */
export function useSectionInSight(names: string): [string, (name: string) => void] {
  const [first = ''] = names.split(' ');
  const [inSight, setInSight] = useState(first);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    const page = pageScrollerOf(document.getElementById(first));
    if (!page) return;
    const look = () => {
      const view = page.getBoundingClientRect();
      const shares = names.split(' ').map((name) => {
        const section = document.getElementById(name)?.getBoundingClientRect();
        const share = section ? Math.min(section.bottom, view.bottom) - Math.max(section.top, view.top) : 0;
        return { name, share };
      });
      setInSight(shares.reduce((most, one) => (one.share > most.share ? one : most)).name);
    };
    const byHand = () => setChosen(null);
    look();
    const passive = { passive: true };
    page.addEventListener('scroll', look, passive);
    page.addEventListener('wheel', byHand, passive);
    page.addEventListener('touchmove', byHand, passive);
    return () => {
      page.removeEventListener('scroll', look);
      page.removeEventListener('wheel', byHand);
      page.removeEventListener('touchmove', byHand);
    };
  }, [names, first]);
  return [chosen ?? inSight, setChosen];
}
