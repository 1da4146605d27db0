import ChevronDown from 'lucide-react/icons/chevron-down';
import ExternalLink from 'lucide-react/icons/external-link';
import { lazy, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, matchPath, useLocation } from 'react-router';
import { useUser } from '../../../lib/session/session.ts';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { Aside } from '../../../ui/page/aside.tsx';
import { type NavigationEntry, type NavigationGroup, navigationFor } from '../../navigation-for.ts';
import { hasDemo } from '../../open-demo.ts';
import { codeOf, NavigationItems, NavigationLabel } from './navigation-items.tsx';
import { useInSight } from './use-in-sight.ts';

// What a person keeps at hand is fetched once the page is there.
const PinnedNavigation = lazy(async () => {
  await new Promise<unknown>((idle) => (window.requestIdleCallback ?? setTimeout)(idle));
  return import('./pinned-navigation.tsx');
});

const DemoNavigation = lazy(async () => {
  await new Promise<unknown>((idle) => (window.requestIdleCallback ?? setTimeout)(idle));
  return import('./demo-navigation.tsx');
});

function useIsCurrent(): (entry: NavigationEntry) => boolean {
  const { pathname } = useLocation();
  return ({ pages }) => pages.some((pattern) => matchPath(pattern, pathname) !== null);
}

/** The entries of the side navigation, as the role sees them. */
export function NavigationList() {
  const { t } = useTranslation();
  const { role } = useUser();
  const parts = navigationFor(role).map(({ label, items }) => (
    <div key={label}>
      <NavigationLabel>
        <span>{t(label)}</span>
      </NavigationLabel>
      <NavigationItems>
        {items.map((item) =>
          'entries' in item ? <Group key={item.label} group={item} /> : <Entry key={item.label} entry={item} />,
        )}
      </NavigationItems>
    </div>
  ));
  return (
    <>
      {parts}
      {/* In one piece: what stands below does not come before what stands above, and then move. */}
      <Aside>
        <PinnedNavigation />
        {hasDemo && <DemoNavigation />}
      </Aside>
    </>
  );
}

function Entry({ entry }: { entry: NavigationEntry }) {
  const { t } = useTranslation();
  const isCurrent = useIsCurrent()(entry);
  const inSight = useInSight(isCurrent);
  const { icon: Icon, badge: Badge, isExternal, below } = entry;
  const words = t(entry.label);
  const content = (
    <>
      {Icon ? <Icon aria-hidden="true" /> : <span className="code" data-code={codeOf(words)} />}
      <span className="text">{words}</span>
      {Badge && (
        <Aside>
          <Badge />
        </Aside>
      )}
      {isExternal && (
        <>
          <VisuallyHidden>{t('shell.newTab')}</VisuallyHidden>
          <ExternalLink className="end" aria-hidden="true" />
        </>
      )}
    </>
  );
  return (
    <li>
      {isExternal ? (
        <a href={entry.to} target="_blank" rel="noopener">
          {content}
        </a>
      ) : (
        <Link ref={inSight} to={entry.to} aria-current={isCurrent ? 'page' : undefined}>
          {content}
        </Link>
      )}
      {below && below.length > 0 && (
        <ul>
          {below.map((each) => (
            <Entry key={each.label} entry={each} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Group({ group }: { group: NavigationGroup }) {
  const { t } = useTranslation();
  const id = useId();
  const holdsCurrent = group.entries.some(useIsCurrent());
  const [isOpen, setIsOpen] = useState(true);
  // A group opens by itself when one of its pages is shown, whatever was chosen before.
  const [heldCurrent, setHeldCurrent] = useState(holdsCurrent);
  if (holdsCurrent !== heldCurrent) {
    setHeldCurrent(holdsCurrent);
    if (holdsCurrent) setIsOpen(true);
  }
  const { icon: Icon } = group;
  return (
    <li>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <Icon aria-hidden="true" />
        <span className="text">{t(group.label)}</span>
        <ChevronDown className="end turns" aria-hidden="true" />
      </button>
      <ul id={id} hidden={!isOpen}>
        {group.entries.map((entry) => (
          <Entry key={entry.label} entry={entry} />
        ))}
      </ul>
    </li>
  );
}
