/** A skin with its shade, from the fairest to the darkest. */
export const skins = [
  { skin: '#F6D7C0', shade: '#D9A58A', lip: '#B4574E' },
  { skin: '#EFC4A2', shade: '#CE9474', lip: '#A94F45' },
  { skin: '#E0AC84', shade: '#B98059', lip: '#9B4A3E' },
  { skin: '#C98F66', shade: '#9F6A44', lip: '#8A3F35' },
  { skin: '#A56F49', shade: '#7D5033', lip: '#6E2F2A' },
  { skin: '#85563A', shade: '#613B26', lip: '#5A2523' },
  { skin: '#63402C', shade: '#462B1D', lip: '#46201E' },
] as const;

/** What hair and scarves are coloured like: the colour, and a shade for their strands and folds. */
export const hairColors = {
  black: ['#211B1C', '#453A3B'],
  espresso: ['#3A2820', '#58402F'],
  brown: ['#5B3B28', '#7C563D'],
  chestnut: ['#7B4526', '#9A6240'],
  copper: ['#AE5A2B', '#CB7C4C'],
  blond: ['#D3A552', '#B98838'],
  ash: ['#B89F7D', '#9A815F'],
  grey: ['#8F96A3', '#757C8A'],
  white: ['#D4D7DE', '#B4B9C4'],
  navy: ['#2F4A7D', '#4A68A0'],
  wine: ['#8A3350', '#A9536F'],
  teal: ['#1F6F74', '#3F9095'],
  sand: ['#C9A27C', '#AC835B'],
} as const;

export type HairColor = keyof typeof hairColors;

/** What people wear: each with a shade for collars and folds. */
export const cloths = [
  ['#2F4C7E', '#1F3763'],
  ['#5B4A8A', '#43346E'],
  ['#1F6E63', '#12544B'],
  ['#8C3A52', '#6D2A3F'],
  ['#3C4457', '#2A3143'],
  ['#B0622B', '#8F4C1D'],
  ['#2B7398', '#1C5A7A'],
  ['#6B7A39', '#535F2A'],
  ['#D9DEE8', '#B9C1D0'],
  ['#A64B4B', '#843838'],
] as const;

/** What they stand before: quiet enough for a dark page, and seen on a light one. */
export const grounds = [
  '#B9CDE8',
  '#CDBFE3',
  '#B4D9CC',
  '#EBC4B5',
  '#E6D3A3',
  '#BFC7D6',
  '#E3BBC8',
  '#AFD3DD',
] as const;
