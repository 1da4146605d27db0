import amina from './pictures/amina.svg';
import bruno from './pictures/bruno.svg';
import chiara from './pictures/chiara.svg';
import daniel from './pictures/daniel.svg';
import elif from './pictures/elif.svg';
import farid from './pictures/farid.svg';
import grete from './pictures/grete.svg';
import henry from './pictures/henry.svg';
import ines from './pictures/ines.svg';
import jonas from './pictures/jonas.svg';
import keiko from './pictures/keiko.svg';
import luka from './pictures/luka.svg';
import marta from './pictures/marta.svg';

/** The people of the sample records: colleagues, chat partners, members of boards. */
export const people: readonly { name: string; avatar: string }[] = [
  { name: 'Amina Diallo', avatar: amina },
  { name: 'Bruno Keller', avatar: bruno },
  { name: 'Chiara Venturi', avatar: chiara },
  { name: 'Daniel Osei', avatar: daniel },
  { name: 'Elif Kaya', avatar: elif },
  { name: 'Farid Haddad', avatar: farid },
  { name: 'Grete Sørensen', avatar: grete },
  { name: 'Henry Walsh', avatar: henry },
  { name: 'Inês Carvalho', avatar: ines },
  { name: 'Jonas Lindqvist', avatar: jonas },
  { name: 'Keiko Arai', avatar: keiko },
  { name: 'Luka Marić', avatar: luka },
  { name: 'Marta Nowak', avatar: marta },
];
