const accented: Record<string, string> = {
  ...{ a: 'á', c: 'ç', d: 'ð', e: 'é', g: 'ğ', h: 'ĥ', i: 'í', j: 'ĵ', k: 'ķ', l: 'ļ', n: 'ñ', o: 'ö', r: 'ŕ', s: 'š' },
  ...{ t: 'ţ', u: 'ü', w: 'ŵ', y: 'ý', z: 'ž' },
  ...{ A: 'Å', B: 'Ɓ', C: 'Ç', D: 'Ð', E: 'É', G: 'Ğ', H: 'Ĥ', I: 'Î', J: 'Ĵ', K: 'Ķ', L: 'Ļ', N: 'Ñ', O: 'Ö', R: 'Ŕ' },
  ...{ S: 'Š', T: 'Ţ', U: 'Û', W: 'Ŵ', Y: 'Ý', Z: 'Ž' },
};

/** What makes a text longer: a third of it, as translations may be. */
const filler = 'ļöñğéŕ ';

/**
 * A text as the pseudo language says it: in brackets, with accents, a third longer, its placeholders and marks untouched, so that what does
 * not come from the files stands out, and what has no room shows.
 */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{[^}]*\}|<[^>]*>|\$t\([^)]*\))/);
  const said = parts.map((part, place) =>
    place % 2 === 1 ? part : part.replace(/[a-z]/gi, (sign) => accented[sign] ?? sign),
  );
  const length = Math.ceil(parts.filter((_, place) => place % 2 === 0).join('').length / 3);
  const more = filler
    .repeat(Math.ceil(length / filler.length))
    .slice(0, length)
    .trim();
  return `⟦${said.join('')}${more && ` ${more}`}⟧`;
}
