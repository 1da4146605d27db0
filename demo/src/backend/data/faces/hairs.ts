/** A way to wear one's hair, or what covers it: what lies behind the head, and what lies over it. `C` stands for its colour, `S` for a shade of it. */
interface Hair {
  behind?: string;
  over: string;
}

const cap = '<path fill="C" d="M28 43c-3-18 6-28 20-28s23 10 20 28c-2-8-4-12-7-15-9 2-19 1-26-1-3 4-5 8-7 16Z"/>';
const parted = '<path fill="C" d="M28 47c-5-19 5-32 20-32s25 13 20 32c-1-10-5-17-13-22-3-1-6-1-8 1-9 4-17 10-19 21Z"/>';

/** The styles, by their names. */
export const hairs = {
  crop: { over: '<path fill="C" d="M28 40c-2-16 7-24 20-24s22 8 20 24c-1-5-3-9-5-12H33c-2 3-4 7-5 12Z"/>' },
  swept: {
    over: '<path fill="C" d="M28 42c-4-18 6-29 22-28 14 0 22 10 18 28-1-7-3-11-6-14-8 2-19 0-26-5-2 6-6 9-8 19Z"/>',
  },
  sidePart: {
    over: '<path fill="C" d="M28 43c-4-17 4-29 20-29s24 11 20 29c-1-7-3-12-5-14-10 0-21-2-27-9 0 7-6 11-8 23Z"/>',
  },
  buzz: { over: '<path fill="C" opacity=".82" d="M29 39c0-15 8-22 19-22s19 7 19 22c-3-9-7-13-19-13s-16 4-19 13Z"/>' },
  quiff: {
    over: '<path fill="C" d="M28 42c-2-9-1-15 2-19-2-4 1-9 7-8 4-6 16-7 21-1 8 0 11 10 10 28-1-7-3-11-5-14-8 3-20 2-27-2-3 3-6 7-8 16Z"/>',
  },
  curls: {
    over: '<g fill="C"><circle cx="31" cy="34" r="6"/><circle cx="34" cy="25" r="7"/><circle cx="42" cy="19" r="7"/><circle cx="52" cy="18" r="7"/><circle cx="61" cy="24" r="7"/><circle cx="65" cy="33" r="6"/><circle cx="48" cy="24" r="7"/></g>',
  },
  receding: {
    over: '<path fill="C" d="M28.5 43c-3-16 5-27 19.5-27s22.5 11 19.5 27c-1-4-2-7-3.5-9.5 1.5-6-2-9.5-6-11.5-6 4-14 4-20 0-4 2-7.5 5.5-6 11.5-1.5 2.5-2.5 5.5-3.5 9.500Z"/>',
  },
  bald: { over: '' },
  afro: {
    behind: '<circle cx="48" cy="35" r="28" fill="C"/>',
    over: '<path fill="C" d="M28 42c-3-19 8-27 20-27s23 8 20 27c-2-8-5-12-8-14-8 1-16 1-24 0-4 2-6 6-8 14Z"/>',
  },
  locs: {
    behind: '<path fill="C" d="M25 72c-5-18-4-34 1-44h44c5 10 6 26 1 44-3 2-6 1-7-1V40H32v31c-1 2-4 3-7 1Z"/>',
    over: `${cap}<path fill="none" stroke="S" stroke-width="1.4" d="M40 17c-3 3-5 6-6 10M48 16v11M56 17c3 3 5 6 6 10"/>`,
  },
  turban: {
    over: '<path fill="C" d="M26 40c-4-18 6-30 22-30s26 12 22 30c-4-9-12-14-22-17-9 3-17 8-22 17Z"/><path fill="none" stroke="S" stroke-width="1.6" d="M29 31c8-2 14-6 19-12 5 6 11 10 19 12M34 20c5 1 10 0 14-1 4 1 9 2 14 1"/>',
  },
  pixie: {
    over: '<path fill="C" d="M28 46c-5-19 4-32 20-32 15 0 25 12 20 32-1-8-3-13-6-17-7 2-13-1-17-5-3 7-14 10-17 22Z"/>',
  },
  bob: {
    behind: '<path fill="C" d="M25 62c-5-26 3-47 23-47s28 21 23 47c-5 3-11 3-14 1H39c-3 2-9 2-14-1Z"/>',
    over: parted,
  },
  fringe: {
    behind: '<path fill="C" d="M24 65c-4-28 3-50 24-50s28 22 24 50c-5 2-10 2-13 0H37c-3 2-8 2-13 0Z"/>',
    over: '<path fill="C" d="M28 46c-4-20 4-31 20-31s24 11 20 31c-1-5-2-8-4-10-10 2-22 2-32 0-2 2-3 5-4 10Z"/>',
  },
  long: {
    behind:
      '<path fill="C" d="M21 82c4-14-1-28 3-44 3-15 12-23 24-23s21 8 24 23c4 16-1 30 3 44-8 4-18 3-21-1H42c-3 4-13 5-21 1Z"/>',
    over: parted,
  },
  waves: {
    behind:
      '<path fill="C" d="M22 80c-5-6 1-10-1-16-2-7 2-10 1-17C21 27 32 14 48 14s27 13 26 33c-1 7 3 10 1 17-2 6 4 10-1 16-6 4-14 3-17-2H39c-3 5-11 6-17 2Z"/>',
    over: '<path fill="C" d="M28 47c-5-19 5-33 20-33s25 14 20 33c-1-6-2-10-5-14-9 1-19-2-24-8-2 7-9 11-11 22Z"/>',
  },
  bun: { behind: '<circle cx="48" cy="13" r="9" fill="C"/>', over: cap },
  ponytail: {
    behind: '<path fill="C" d="M62 24c14 0 18 14 15 28-1 8-5 15-11 19 2-9 1-18-2-26Z"/>',
    over: '<path fill="C" d="M28 44c-4-18 5-29 20-29s24 11 20 29c-1-8-4-13-8-16-12 0-20-1-24-2-4 4-6 9-8 18Z"/>',
  },
  lowBun: {
    behind: '<circle cx="48" cy="66" r="14" fill="C"/>',
    over: parted,
  },
  braids: {
    behind:
      '<g fill="C"><path d="M26 36h44v18H26z"/><circle cx="27" cy="58" r="6"/><circle cx="26" cy="67" r="6"/><circle cx="27" cy="76" r="5.5"/><circle cx="69" cy="58" r="6"/><circle cx="70" cy="67" r="6"/><circle cx="69" cy="76" r="5.5"/></g>',
    over: parted,
  },
  coils: {
    behind:
      '<g fill="C"><circle cx="27" cy="48" r="10"/><circle cx="69" cy="48" r="10"/><circle cx="28" cy="34" r="11"/><circle cx="68" cy="34" r="11"/><circle cx="29" cy="60" r="8"/><circle cx="67" cy="60" r="8"/></g>',
    over: '<g fill="C"><circle cx="33" cy="29" r="7"/><circle cx="39" cy="22" r="8"/><circle cx="48" cy="19" r="8"/><circle cx="57" cy="22" r="8"/><circle cx="63" cy="29" r="7"/></g>',
  },
  scarf: {
    behind: '<path fill="C" d="M24 76c-6-34 0-62 24-62s30 28 24 62c-14 8-34 8-48 0Z"/>',
    over: '<path fill="C" fill-rule="evenodd" d="M48 13c17 0 25 14 24 34-1 17-10 29-24 29S25 64 24 47c-1-20 7-34 24-34Zm0 14c-11 0-17 7-17 19 0 11 7 19 17 19s17-8 17-19c0-12-6-19-17-19Z"/><path fill="none" stroke="S" stroke-width="1.6" d="M34 68c8 5 20 5 29-2M29 36c2-9 9-14 19-14"/>',
  },
} as const satisfies Record<string, Hair>;

export type HairStyle = keyof typeof hairs;
