import { cloths, grounds, type HairColor, hairColors, skins } from './face-colors.ts';
import { type HairStyle, hairs } from './hairs.ts';

/** What is drawn of a face. The figures are places in the lists of `face-colors.ts`. */
export interface Face {
  /** From 0, the fairest, to 6. */
  skin: number;
  hair: HairStyle;
  color: HairColor;
  beard?: Beard | undefined;
  glasses?: Glasses | undefined;
  mouth: number;
  dress: Dress;
  cloth: number;
  ground: number;
}

export type Beard = keyof typeof beards;
export type Glasses = keyof typeof glasses;
export type Dress = keyof typeof dresses;

/** `C` stands for the colour of the hair. */
const beards = {
  stubble:
    '<path fill="C" opacity=".28" d="M30 46c0 14 7 20 18 20s18-6 18-20c-2 6-5 8-8 8-5-2-15-2-20 0-3 0-6-2-8-8Z"/>',
  full: '<path fill="C" fill-rule="evenodd" d="M29.5 44c-1 17 7 25 18.5 25s19.5-8 18.5-25c-2 6-4 9-8 9-5-3-16-3-21 0-4 0-6-3-8-9Zm12 13.500c4-1.5 9-1.5 13 0-2 3.5-11 3.5-13 0Z"/>',
  moustache: '<path fill="C" d="M39 55c1-4 6-5 9-3 3-2 8-1 9 3-3-1-6-1-9 0-3-1-6-1-9 0Z"/>',
  goatee:
    '<path fill="C" fill-rule="evenodd" d="M40 54c1-3 5-4 8-2.5 3-1.5 7-.5 8 2.5 1 7-1 14-8 14s-9-7-8-14Zm2.5 3c0 3 11 3 11 0-3-1.5-8-1.5-11 0Z"/>',
} as const;

const glasses = {
  round:
    '<g fill="#fff" fill-opacity=".18" stroke="#2B2F3A" stroke-width="1.6"><circle cx="40.5" cy="44" r="6"/><circle cx="55.5" cy="44" r="6"/><path d="M46.5 43c1-.8 2-.8 3 0M34.5 43l-4-1M61.5 43l4-1"/></g>',
  square:
    '<g fill="#fff" fill-opacity=".18" stroke="#3A2C28" stroke-width="1.8"><rect x="34" y="39.5" width="12.5" height="9" rx="2.5"/><rect x="49.5" y="39.5" width="12.5" height="9" rx="2.5"/><path d="M46.5 42.500h3M34 42l-4-1M62 42l4-1"/></g>',
} as const;

const shoulders = 'M10 96c1-18 13-25 28-26h20c15 1 27 8 28 26Z';

/** `A` stands for the colour of what is worn, `B` for its shade, `K` for the skin. */
const dresses = {
  crew: `<path fill="A" d="${shoulders}"/><path fill="K" d="M39 68c2 8 16 8 18 0Z"/><path fill="none" stroke="B" stroke-width="2" d="M38 69c3 9 17 9 20 0"/>`,
  vneck: `<path fill="A" d="${shoulders}"/><path fill="K" d="M38 69l10 14 10-14Z"/><path fill="none" stroke="B" stroke-width="2" d="M37 69l11 15 11-15"/>`,
  shirt: `<path fill="A" d="${shoulders}"/><path fill="K" d="M40 68l8 11 8-11Z"/><path fill="B" d="M37 67l11 13-9 7-7-15ZM59 67L48 80l9 7 7-15Z"/>`,
  blazer: `<path fill="#F4F6FA" d="${shoulders}"/><path fill="K" d="M40 68l8 9 8-9Z"/><path fill="#D9DEE8" d="M38 68l10 10-6 6-8-12ZM58 68L48 78l6 6 8-12Z"/><path fill="A" d="M10 96c1-18 13-25 24-26l14 26ZM86 96c-1-18-13-25-24-26L48 96Z"/><path fill="B" d="M34 70l14 26-16-11 4-3-6-4ZM62 70L48 96l16-11-4-3 6-4Z"/>`,
  tie: `<path fill="#F4F6FA" d="${shoulders}"/><path fill="K" d="M40 68l8 8 8-8Z"/><path fill="#D9DEE8" d="M38 67l10 10-6 6-8-12ZM58 67L48 77l6 6 8-12Z"/><path fill="#9C3B47" d="M45 78h6l-1 4 3 14H43l3-14Z"/><path fill="A" d="M10 96c1-18 13-25 24-26l9 26ZM86 96c-1-18-13-25-24-26l-9 26Z"/>`,
  roll: `<path fill="A" d="${shoulders}"/><path fill="B" d="M38 62c6 4 14 4 20 0l2 10c-7 4-17 4-24 0Z"/>`,
} as const;

const mouths = [
  '<path d="M42.5 55.500c3 3.5 8 3.5 11 0" fill="none" stroke="L" stroke-width="2"/>',
  '<path d="M42 55h12c-1 6-11 6-12 0Z" fill="#fff" stroke="L" stroke-width="1.6" stroke-linejoin="round"/>',
  '<path d="M43.5 57c3 1.5 7 1 10-1.5" fill="none" stroke="L" stroke-width="2"/>',
] as const;

/** Draws a face. @returns a picture of it, as the address of an image */
export function facePicture(face: Face): string {
  return `data:image/svg+xml,${encodeURIComponent(drawn(face))}`;
}

function drawn({ skin: place, hair: style, color, beard, glasses: worn, mouth, dress, cloth, ground }: Face): string {
  const { skin, shade, lip } = at(skins, place);
  const [main, strand] = hairColors[color];
  const [worn1, worn2] = at(cloths, cloth);
  const inHair = (part: string) => part.replaceAll('"C"', `"${main}"`).replaceAll('"S"', `"${strand}"`);
  const isCovered = style === 'scarf' || style === 'turban';
  const brow = isCovered || color === 'white' ? '#4A3A33' : main;
  const hair: { behind?: string; over: string } = hairs[style];
  const parts = [
    `<path fill="${at(grounds, ground)}" d="M0 0h96v96H0z"/>`,
    inHair(hair.behind ?? ''),
    `<path fill="${shade}" d="M39 56h18v15c-3 7-15 7-18 0Z"/>`,
    dresses[dress].replaceAll('"A"', `"${worn1}"`).replaceAll('"B"', `"${worn2}"`).replaceAll('"K"', `"${shade}"`),
    style === 'scarf' ? '' : `<g fill="${skin}"><circle cx="29.5" cy="45" r="4"/><circle cx="66.5" cy="45" r="4"/></g>`,
    `<path fill="${skin}" d="M30 40c0-13 7-20 18-20s18 7 18 20c0 16-7 26-18 26S30 56 30 40Z"/>`,
    beard ? beards[beard].replaceAll('"C"', `"${isCovered ? brow : main}"`) : '',
    `<g fill="none" stroke="${brow}" stroke-width="1.8" stroke-linecap="round" opacity=".85"><path d="M37 37.500c2-1.5 5-1.5 7 0M52 37.500c2-1.5 5-1.5 7 0"/></g>`,
    '<g fill="#FBFBFD"><ellipse cx="40.5" cy="44" rx="3.2" ry="2.4"/><ellipse cx="55.5" cy="44" rx="3.2" ry="2.4"/></g>',
    '<g data-part="eyes" fill="#2A2320"><circle cx="40.7" cy="44" r="2.1"/><circle cx="55.3" cy="44" r="2.1"/></g>',
    `<path fill="none" stroke="${shade}" stroke-width="1.8" stroke-linecap="round" d="M48.5 45c.5 3 1 4.5-1.5 5"/>`,
    `<g data-part="mouth">${at(mouths, mouth).replaceAll('"L"', `"${lip}"`)}</g>`,
    inHair(hair.over),
    worn ? glasses[worn] : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${parts.join('')}</svg>`;
}

function at<Item>(list: readonly Item[], place: number): Item {
  return list[place % list.length] as Item;
}
