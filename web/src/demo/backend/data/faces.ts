import first from './pictures/face-1.svg';
import second from './pictures/face-2.svg';
import third from './pictures/face-3.svg';
import fourth from './pictures/face-4.svg';
import fifth from './pictures/face-5.svg';
import sixth from './pictures/face-6.svg';

/** Drawn faces, shared by whoever is met in the contacts, the inbox and the mock's accounts. */
export const facesOf = { female: [second, fifth], male: [first, third, fourth, sixth] } as const;
