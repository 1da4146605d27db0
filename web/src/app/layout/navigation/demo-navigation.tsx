import ChevronDown from 'lucide-react/icons/chevron-down';
import MessageCircle from 'lucide-react/icons/message-circle';
import Shapes from 'lucide-react/icons/shapes';
import { Suspense, use, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, matchPath, useLocation, useMatches } from 'react-router';
import { openPanel } from '../../../lib/frame/open-panel.ts';
import { useSharedWords } from '../../../lib/i18n/use-words.ts';
import { useFavourites } from '../../../lib/preferences/favourites.ts';
import { openDemo } from '../../open-demo.ts';
import { codeOf, NavigationItems, NavigationLabel } from './navigation-items.tsx';
import { useInSight } from './use-in-sight.ts';

type Demo = Awaited<ReturnType<typeof openDemo>>;
type Group = Demo['demoGroups'][number];

/** The way to the demo area, closed until it is wanted; what is in it is fetched then. */
export default function DemoNavigation() {
  useSharedWords();
  const { t } = useTranslation();
  const id = useId();
  const isHere = useMatches().some(({ handle }) => isOfDemo(handle));
  const hasPinned = useFavourites() !== undefined;
  const [isOpen, setIsOpen] = useState(isHere);
  // It opens by itself when one of its pages is shown, whatever was chosen before.
  const [wasHere, setWasHere] = useState(isHere);
  if (isHere !== wasHere) {
    setWasHere(isHere);
    if (isHere) setIsOpen(true);
  }
  // What is pinned stands above it: it comes when that is there, so that nothing moves.
  if (!hasPinned) return null;
  return (
    <div>
      <NavigationLabel>
        <span>{t('shell.demo')}</span>
      </NavigationLabel>
      <NavigationItems>
        <li>
          <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
            <Shapes aria-hidden="true" />
            <span className="text">{t('shell.demoArea')}</span>
            <ChevronDown className="end turns" aria-hidden="true" />
          </button>
          <ul id={id} hidden={!isOpen}>
            {isOpen && (
              <Suspense fallback={<li aria-busy="true">{t('shell.loading')}</li>}>
                <Groups />
              </Suspense>
            )}
          </ul>
        </li>
        <li>
          <button type="button" data-opens-panel onClick={() => openPanel({ name: 'chat' })}>
            <MessageCircle aria-hidden="true" />
            <span className="text">{t('shell.chat')}</span>
          </button>
        </li>
      </NavigationItems>
    </div>
  );
}

function isOfDemo(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isDemo' in handle;
}

function Groups() {
  // Its words come with it.
  const { demoGroups } = use(openDemo());
  const { t } = useTranslation('demo');
  return demoGroups.map((group) => <Pages key={t(group.label)} group={group} />);
}

function Pages({ group: { label, icon: Icon, pages } }: { group: Group }) {
  const { t } = useTranslation('demo');
  const id = useId();
  const { pathname } = useLocation();
  // What is reached through another page belongs to the one before it.
  const current = pages.findIndex(({ path }) => matchPath(path, pathname) !== null);
  const entry = pages.slice(0, current + 1).findLast(({ isWithin }) => !isWithin);
  const [isOpen, setIsOpen] = useState(current >= 0);
  const [wasCurrent, setWasCurrent] = useState(current);
  if (current !== wasCurrent) {
    setWasCurrent(current);
    if (current >= 0) setIsOpen(true);
  }
  return (
    <li>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <Icon aria-hidden="true" />
        <span className="text">{t(label)}</span>
        <ChevronDown className="end turns" aria-hidden="true" />
      </button>
      <ul id={id} hidden={!isOpen}>
        {pages
          .filter(({ isWithin }) => !isWithin)
          .map((page) => (
            <Entry key={page.path} page={page} isCurrent={page === entry} />
          ))}
      </ul>
    </li>
  );
}

function Entry({ page: { path, label }, isCurrent }: { page: Group['pages'][number]; isCurrent: boolean }) {
  const { t } = useTranslation('demo');
  const inSight = useInSight(isCurrent);
  return (
    <li>
      <Link ref={inSight} to={path} aria-current={isCurrent ? 'page' : undefined}>
        <span className="code" data-code={codeOf(t(label))} />
        <span className="text">{t(label)}</span>
      </Link>
    </li>
  );
}
