import { useAddress } from '../../records/use-address.ts';
import { ContactProfile } from './contact-profile.tsx';
import { OwnProfile } from './own-profile.tsx';

/** A person of the demo: who is signed in, or the contact the address names. */
export default function ProfilePage() {
  const id = useAddress().of('contact');
  return id === null ? <OwnProfile /> : <ContactProfile key={id} id={id} />;
}
