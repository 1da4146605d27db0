import { type Unit, units } from '@mandate/contract/values/units.ts';

/** Words people write for units in their spreadsheets, beside the units' own names; without points and plural. */
const words: Record<Unit, readonly string[]> = {
  hour: ['h', 'hr', 'std', 'stunde', 'ora', 'ore', 'heure'],
  day: [
    'd',
    'dy',
    'pd',
    'manday',
    'man-day',
    'man day',
    'person day',
    'tag',
    'tage',
    'pt',
    'personentag',
    'personentage',
    'giorno',
    'giorni',
    'jour',
  ],
  month: ['m', 'mo', 'mth', 'monat', 'monate', 'mese', 'mesi', 'moi'],
  unit: ['u', 'pc', 'pce', 'piece', 'ea', 'each', 'item', 'stk', 'stück', 'stücke', 'einheit', 'einheiten', 'pz'],
  lumpSum: [
    'ls',
    'lump',
    'lumpsum',
    'lump sum',
    'flat',
    'fixed',
    'fixed price',
    'psch',
    'pauschal',
    'pauschale',
    'forfait',
  ],
  km: ['kilometer', 'kilometre'],
  session: ['sess', 'workshop', 'sitzung', 'sitzungen', 'termin', 'termine'],
};

const meanings: ReadonlyMap<string, Unit> = new Map(
  units.flatMap((unit) => [unit.toLowerCase(), ...words[unit]].map((word) => [word, unit] as const)),
);

/**
 * The unit a word of a spreadsheet stands for.
 * @param named the words the units have on the screen
 * @returns null for a word that is not known
 */
export function unitOf(text: string, named: ReadonlyMap<string, string>): string | null {
  const word = text.trim().toLowerCase().replace(/\.$/, '');
  const singular = word.replace(/(?<=..)(s|n)$/, '');
  return named.get(word) ?? meanings.get(word) ?? named.get(singular) ?? meanings.get(singular) ?? null;
}
