import { ContactCards } from './contact-cards.tsx';

/** Contacts as cards, two in a row. */
export default function UserList2Page() {
  return <ContactCards title="contacts.list2" />;
}
