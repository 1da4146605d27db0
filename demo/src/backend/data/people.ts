import { faceOf } from './faces/face-of.ts';
import { looks } from './faces/looks.ts';
import { me } from './me.ts';

/** Somebody as most records name them. */
export interface Person {
  name: string;
  /** The address of a picture; empty for who is drawn by their initials. */
  avatar: string;
}

/** Somebody of the sample records, who looks the same wherever they are met. */
export function personNamed(name: keyof typeof looks): Person {
  return { name, avatar: faceOf(name, looks[name]) };
}

/** The place of who is at the screen among them. */
export const placeOfMe = 3;

/** Who works here: chat partners, members of boards, and who is at the screen. */
export const people: readonly Person[] = [
  ...(['Amina Diallo', 'Bruno Keller', 'Chiara Venturi'] as const).map(personNamed),
  me,
  ...(['Elif Kaya', 'Farid Haddad', 'Grete Sørensen', 'Henry Walsh', 'Inês Carvalho'] as const).map(personNamed),
  ...(['Jonas Lindqvist', 'Keiko Arai', 'Luka Marić', 'Marta Nowak'] as const).map(personNamed),
];
