import type { Page } from '@playwright/test';

/** What a page may say beside the words of its files, and whether it is still asking for it. */
export interface Known {
  /** Every text that came in a reply. */
  values: Set<string>;
  /** What the browser itself has names for, once it was asked. */
  names: Set<string>;
  /** Texts that were found to be well. */
  fine: Set<string>;
  /** Resolves once the page has what it asked for. */
  quiet: () => Promise<void>;
}

/** Notes every value of the replies a page gets from now on. */
export function noteReplies(page: Page): Known {
  const values = new Set<string>();
  const open = new Set<unknown>();
  let last = 0;
  page.on('request', (request) => {
    // What is told while a page stands, and what it tells of itself, never ends.
    if (!new URL(request.url()).pathname.startsWith('/event/')) open.add(request);
  });
  const close = (request: unknown) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('requestfailed', close);
  page.on('requestfinished', async (request) => {
    const reply = await request.response().catch(() => null);
    if (reply?.headers()['content-type']?.includes('json')) noteValues(await reply.json().catch(() => null), values);
    close(request);
  });
  return {
    values,
    names: new Set(),
    fine: new Set(),
    async quiet() {
      for (const end = Date.now() + 60_000; open.size > 0 || Date.now() - last < 80; ) {
        if (Date.now() > end) throw new Error(`${page.url()} goes on asking`);
        await page.waitForTimeout(20);
      }
    },
  };
}

function noteValues(value: unknown, into: Set<string>): void {
  if (typeof value === 'string' || typeof value === 'number') {
    const text = String(value).replace(/\s+/g, ' ').trim();
    if (text !== '') into.add(text);
  } else if (Array.isArray(value)) for (const each of value) noteValues(each, into);
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) noteValues(each, into);
}

/** Texts of the page, shown or read out, that come neither from the files of words nor from data. */
export async function foreignTexts(page: Page, { values, names, fine, quiet }: Known): Promise<string[]> {
  if (names.size === 0) for (const name of await namesOf(page)) names.add(name);
  const texts = await page.evaluate(() => {
    const found = new Set<string>([document.title]);
    const note = (text: string | null) => {
      if (text?.trim()) found.add(text.replace(/\s+/g, ' ').trim());
    };
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('script, style')) continue;
      for (const name of [
        'aria-label',
        'placeholder',
        'title',
        'alt',
        'aria-valuetext',
        'aria-roledescription',
        'data-label',
      ])
        note(element.getAttribute(name));
      // A text and what is put into it are one, with the breaks between its lines; other elements have their own.
      const own = [...element.childNodes].map((node) =>
        node.nodeName === 'BR' ? ' ' : node.nodeType === Node.TEXT_NODE ? node.nodeValue : '',
      );
      note(own.join(''));
    }
    return [...found];
  });
  const foreignNow = () => {
    const all = [...values].join('\n');
    return texts.filter((text) => !fine.has(text) && isForeign(text, { values, names, all }));
  };
  let foreign = foreignNow();
  if (foreign.length > 0) {
    // What the page asked for a moment ago is shown by it sooner than it is noted here.
    await quiet();
    foreign = foreignNow();
  }
  for (const text of texts) if (!foreign.includes(text)) fine.add(text);
  return foreign;
}

/** What is looked through; `all` holds the values in one text. */
type Data = Pick<Known, 'values' | 'names'> & { all: string };

function isForeign(text: string, known: Data): boolean {
  // The number of what stands in an order is no part of its name.
  const rest = withoutWords(text)
    .trim()
    .replace(/^\d+\. /, '');
  if (!/\p{L}{2,}/u.test(rest) || isData(rest, known)) return false;
  const parts = rest.split(/\s*[·,;:()–—→/"“”]\s*|\s{2,}/u).map((part) => part.trim());
  return parts.some((part) => /\p{L}{2,}/u.test(part) && !isData(part, known));
}

/** What stands outside the brackets; what is put into a text stands inside. */
function withoutWords(text: string): string {
  let depth = 0;
  let rest = '';
  for (const sign of text) {
    if (sign === '⟦') depth += 1;
    if (depth === 0) rest += sign;
    if (sign === '⟧') depth = Math.max(0, depth - 1);
  }
  return rest;
}

const formatted = [
  // Dates, instants with their zone, ages as the browser tells them.
  /^(\d{1,2} )?\p{Lu}\p{Ll}{2}( \d{2,4})?$/u,
  /^(\d{1,2} \p{Lu}\p{Ll}{2} \d{4}, )?\d\d:\d\d(:\d\d)? [\w+/-]+$/u,
  /^(now|yesterday|today|tomorrow|(in )?[\d.]+ (second|minute|hour|day|month|year)s?( ago)?)$/,
  // The first signs of a name in a script without capitals.
  /^\p{Lo}{2}$/u,
  // Codes, amounts, sizes, addresses, keys.
  /^[\p{Lu}\d]{2,}([-./ ][\p{Lu}\d]+)*$/u,
  /^[\d.,\s\u202f\u2212+-]+\s?\p{Lu}{3}$/u,
  /^[\d.,\s]+ ?(KB|MB|GB|B|ms|s|h|d)$/u,
  /^\S+@\S+$/,
  /^https?:\/\//,
  /^(Ctrl|Alt|Shift|Cmd|⌘|⌥|⇧)([ +]+(Alt|Shift|Enter|\S))+$/,
];

function isData(text: string, { values, names, all }: Data): boolean {
  if (values.has(text) || names.has(text) || formatted.some((form) => form.test(text))) return true;
  // A part of a value, such as a line of a note or its beginning; or two of them, such as a first and a last name.
  if (all.includes(text.replace(/…$/, ''))) return true;
  const isOne = (part: string) => values.has(part) || names.has(part);
  return [...text.matchAll(/ /g)].some(({ index }) => isOne(text.slice(0, index)) && isOne(text.slice(index + 1)));
}

/** Names the browser has of countries, languages, currencies, time zones, months and days. */
function namesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const pairs = letters.flatMap((one) => letters.map((two) => one + two));
    const region = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const language = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    const currency = new Intl.DisplayNames('en', { type: 'currency' });
    const languages = ['pt-BR', 'de-CH', 'de-AT', 'en-GB', 'en-US', ...pairs.map((pair) => pair.toLowerCase())];
    // A week of every month.
    const days = Array.from({ length: 84 }, (_, at) => new Date(2026, at % 12, 1 + (at % 7)));
    const parts = [{ month: 'short' }, { month: 'long' }, { weekday: 'short' }, { weekday: 'long' }] as const;
    return [
      'Mandate',
      ...pairs.map((code) => region.of(code)),
      ...languages.map((code) => language.of(code)),
      ...Intl.supportedValuesOf('currency').map((code) => currency.of(code)),
      ...Intl.supportedValuesOf('timeZone').flatMap((zone) => [zone, zone.replaceAll('_', ' ')]),
      ...parts.flatMap((part) => days.map((day) => new Intl.DateTimeFormat('en', part).format(day))),
    ].filter((name) => name !== undefined);
  });
}
