import { TeamContacts } from './team-contacts.tsx';

/** Contacts by team, as cards. */
export default function UserList3Page() {
  return <TeamContacts title="contacts.list3" look="cards" />;
}
