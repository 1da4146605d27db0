import { ContactCards } from './contact-cards.tsx';

/** Contacts as cards, two in a row, with the ways to reach them. */
export default function UserList1Page() {
  return <ContactCards title="contacts.list1" isFull />;
}
