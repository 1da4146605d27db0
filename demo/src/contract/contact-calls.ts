/** A contact of the demo (specification, section 3). */
export interface Contact {
  id: string;
  index: number;
  guid: string;
  isActive: boolean;
  balance: number;
  age: number;
  name: string;
  gender: 'female' | 'male' | 'other';
  company: string;
  email: string;
  phone: string;
  address: string;
  /** The birth date, as a moment. */
  bd: string;
  imgUrl?: string;
}

/** The calls of the demo's contacts; those that change something give every contact after the change. */
export interface ContactCalls {
  'GET /api/user/all': { takes: undefined; gives: Contact[] };
  /** Takes the id, bare; nothing comes back for an unknown one. */
  'GET /api/user': { takes: string; gives: Contact | undefined };
  'POST /api/user/add': { takes: Contact; gives: Contact[] };
  'POST /api/user/update': { takes: Contact; gives: Contact[] };
  'POST /api/user/delete': { takes: Pick<Contact, 'id'>; gives: Contact[] };
}
