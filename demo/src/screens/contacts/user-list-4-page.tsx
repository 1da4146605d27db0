import { TeamContacts } from './team-contacts.tsx';

/** Contacts by team, as rows. */
export default function UserList4Page() {
  return <TeamContacts title="contacts.list4" look="rows" />;
}
