import type { Contact } from '../../contract/contact-calls.ts';
import { pageOf } from '../../records/page-of.ts';
import type { Address } from '../../records/use-address.ts';
import { matches, useSearch } from '../../records/use-search.ts';
import { useDemo } from '../../use-demo.ts';
import { askedTeam, teamOf } from './teams.ts';

/** The currency of their balances. */
export const balanceCurrency = '$';

interface Sizes {
  sizes: readonly number[];
  usual: number;
}

/** The contacts an address asks for by search, team and page; every one of them in `all`. */
export function useContacts(address: Address, { sizes, usual }: Sizes) {
  const { data, isError, refetch } = useDemo('GET /api/user/all');
  const search = useSearch(address);
  const team = askedTeam(address.of('team'));
  const found = byName(data ?? []).filter(
    (contact) => (team === null || teamOf(contact) === team) && isFound(contact, search.search),
  );
  const page = pageOf(found, { page: address.of('page'), size: address.of('size') }, sizes, usual);
  return { all: data ?? null, isError, refetch, search, team, page, sizes };
}

/** What the screens of the contacts are given. */
export type ShownContacts = ReturnType<typeof useContacts>;

/** Contacts in the order of their names. */
export function byName(contacts: readonly Contact[]): Contact[] {
  return contacts.toSorted((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id));
}

function isFound({ name, company, email }: Contact, search: string): boolean {
  return [name, company, email].some((text) => matches(text, search));
}
