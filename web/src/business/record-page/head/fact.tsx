import type { Values } from '@mandate/contract/changes/merge.ts';
import { type Entity, siblingOf } from '@mandate/contract/facts/entity.ts';
import type { LucideIcon } from 'lucide-react';
import Globe from 'lucide-react/icons/globe';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { recordPaths } from '../../../lib/addresses/record-paths.ts';
import { ContactLink } from '../../../records/values/contact-link.tsx';
import { choiceLabel, countryName } from '../../../records/words/words.ts';
import { Avatar } from '../../../ui/badges/avatar.tsx';

/** A fact in the line under the name; without words it is left out. */
export function Fact({ icon: Icon, children }: { icon?: LucideIcon; children: ReactNode }) {
  if (!children) return null;
  return (
    <span>
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </span>
  );
}

/** What a choice of the record says. */
export function ChoiceFact({
  of,
  record,
  name,
  icon,
}: {
  of: Entity;
  record: Values;
  name: string;
  icon?: LucideIcon;
}) {
  const value = record[name];
  if (typeof value !== 'string') return null;
  return <Fact {...(icon && { icon })}>{choiceLabel(of, name, value)}</Fact>;
}

/** The town and the country of the record. */
export function TownFact({ record: { city, countryCode } }: { record: Values }) {
  const country = typeof countryCode === 'string' ? countryName(countryCode) : null;
  return (
    <Fact icon={MapPin}>{[city, country].filter((text) => typeof text === 'string' && text !== '').join(', ')}</Fact>
  );
}

/** The website of the record, without what every address begins with. */
export function WebsiteFact({ record: { website } }: { record: Values }) {
  if (typeof website !== 'string') return null;
  const shown = website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  return (
    <Fact icon={Globe}>
      <ContactLink form="url" text={website} shown={shown} />
    </Fact>
  );
}

interface ReferredFactProps {
  of: Entity;
  record: Values;
  name: string;
  icon?: LucideIcon;
  /** It is a person, whose initials stand before the name. */
  isPerson?: boolean;
  /** What they are to the record. */
  as?: (label: string) => string;
}

/** What the record refers to, and the way there. */
export function ReferredFact({ of, record, name, icon, isPerson = false, as = (label) => label }: ReferredFactProps) {
  const sibling = record[siblingOf(name)] as { id: string; label: string; isDeleted?: boolean } | null | undefined;
  if (!sibling?.label) return null;
  const pages = recordPaths(of.fields[name]?.refersTo ?? '');
  const words = as(sibling.label);
  return (
    <Fact {...(icon && { icon })}>
      {isPerson && <Avatar name={sibling.label} />}
      {pages && !sibling.isDeleted ? <Link to={pages.record(sibling.id)}>{words}</Link> : words}
    </Fact>
  );
}
