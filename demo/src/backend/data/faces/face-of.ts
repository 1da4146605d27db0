import { type Beard, type Dress, facePicture, type Glasses } from './face.ts';
import { cloths, grounds, type HairColor } from './face-colors.ts';
import type { HairStyle } from './hairs.ts';

/** What somebody is known by: their skin from 0, the fairest, to 6, their hair and its colour, a beard and glasses where they have them. */
export type Look = readonly [
  skin: number,
  hair: HairStyle,
  color: HairColor,
  beard?: Beard | null,
  glasses?: Glasses | null,
];

const dresses: readonly Dress[] = ['crew', 'shirt', 'blazer', 'vneck', 'roll', 'shirt', 'blazer', 'crew'];
const officeDress: readonly Dress[] = ['shirt', 'blazer', 'tie', 'crew', 'roll', 'shirt', 'tie', 'vneck'];

/**
 * The picture of somebody, as the address of an image. What they wear and stand before follows from their name, so that it is the same
 * wherever they are met.
 */
export function faceOf(name: string, [skin, hair, color, beard, glasses]: Look): string {
  const sign = signOf(name);
  // Who has a beard may wear a tie; nobody is drawn with one by chance otherwise.
  const wardrobe = beard ? officeDress : dresses;
  return facePicture({
    skin,
    hair,
    color,
    beard: beard ?? undefined,
    glasses: glasses ?? undefined,
    mouth: sign % 3,
    dress: wardrobe[Math.floor(sign / 3) % wardrobe.length] ?? 'crew',
    cloth: Math.floor(sign / 7) % cloths.length,
    ground: Math.floor(sign / 11) % grounds.length,
  });
}

// The same figure for a name each time (FNV-1a).
function signOf(name: string): number {
  let sign = 0x811c9dc5;
  for (const char of name) sign = Math.imul(sign ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sign >>> 4;
}
