import type { Field } from '@mandate/contract/facts/fields.ts';
import { entityNamed, knownEntities } from '@mandate/contract/known-entities.ts';
import type { Page } from '@playwright/test';
import { call } from '../test.ts';

/** A stored record, as a screen has to show it. */
export type Values = Record<string, unknown> & { id: string; version: number };

/** A text for a field of a length, in code points. */
export function cut(text: string, max: number): string {
  const kept = [...text].slice(0, max).join('').trim();
  // Some fields want two characters, and controls are taken out.
  return kept.replace(/\p{Cc}/gu, '').trim().length < 2 ? `${kept} text`.trim() : kept;
}

const free = new Set(['text', 'paragraphs', 'richText', 'vatNumber', 'tags']);

/**
 * The text in every field of free text, read from the contract, so that a field that is added there is filled by itself.
 * @param number makes a text its own where no two may be alike
 */
function filled(fields: Record<string, Field>, text: string, number: number): Record<string, unknown> {
  const entries = Object.entries(fields).flatMap(([name, { form, max = 40, isWritable, isPrepared, unique }]) => {
    if (!isWritable || isPrepared || !free.has(form)) return [];
    if (form === 'tags') return [[name, [cut(text, 40)]]];
    const own = unique || name === 'externalRef' ? `${cut(text, max - 16)} ${number}` : cut(text, max);
    return own === '' ? [] : [[name, own]];
  });
  return Object.fromEntries(entries);
}

function partOf(noun: string, part: string, text: string): Record<string, unknown> {
  return filled(entityNamed(noun).parts[part]?.fields ?? {}, text, 0);
}

/** What else a kind of record wants to be saved: ids of others, and what is no free text. */
interface Others {
  number: number;
  more: readonly string[];
  customer: string;
  provider: string;
  place: string;
  category: string;
  project: string;
  person: string;
}

const day = (number: number) => new Date(Date.UTC(2000, 0, 1 + (number % 20_000))).toISOString().slice(0, 10);

/** Every kind of record people write, in an order in which what is referred to is there. */
const wanted: Readonly<Record<string, (others: Others, text: string) => Record<string, unknown>>> = {
  customer: ({ more }) => ({ contacts: more.map((text) => partOf('customer', 'contacts', text)) }),
  provider: ({ more }) => ({
    countryCode: 'NO',
    contacts: more.map((text) => partOf('provider', 'contacts', text)),
  }),
  place: () => ({ kind: 'venue' }),
  'service-category': () => ({}),
  service: ({ category }) => ({ categoryId: category }),
  personnel: ({ number }) => ({ workEmail: `p${number}@hostile.example` }),
  account: ({ number }) => ({ email: `a${number}@hostile.example`, role: 'GUEST' }),
  absence: ({ number, person }) => ({
    personnelId: person,
    kind: 'holiday',
    startDate: day(number),
    endDate: day(number),
  }),
  'holiday-calendar': ({ number }) => ({ code: `H${number}`, countryCode: null, regionCode: null, days: [] }),
  'tax-rate': ({ number }) => ({ code: `T${number}`, percent: '1' }),
  // What stands in braces and is no placeholder is refused.
  'text-block': ({ number }, text) => ({ code: `B${number}`, purpose: 'intro', body: text.replaceAll('{', '(') }),
  'payment-term': ({ number }) => ({ code: `P${number}`, days: 1 }),
  'own-field': ({ number }) => ({
    entity: 'place',
    key: `x${number}`,
    kind: 'text',
    position: 1,
    choices: null,
  }),
  'exchange-rate': ({ number }) => ({ currency: 'USD', validFrom: day(number), rate: '1' }),
  parameter: ({ number }, text) => ({ key: `custom.x${number}`, valueType: 'string', value: cut(text, 200) }),
  rate: ({ customer, number }) => ({
    side: 'sell',
    unit: 'day',
    amount: '1',
    currency: 'EUR',
    customerId: customer,
    validFrom: day(number),
    validTo: day(number),
  }),
  view: (_, text) => ({ list: 'customer', state: { search: cut(text, 60) } }),
  project: ({ customer, provider, place, more }) => ({
    customerId: customer,
    lines: more.flatMap((text) => [
      { type: 'section', description: text },
      {
        type: 'service',
        quantity: '1',
        unit: 'day',
        unitPrice: '1',
        description: text,
        internalNote: cut(text, 1000),
      },
      { type: 'text', description: text },
    ]),
    members: more.map((text) => partOf('project', 'members', text)),
    providers: more.slice(0, 1).map((text) => ({ ...partOf('project', 'providers', text), providerId: provider })),
    places: more.slice(0, 1).map((text) => ({ ...partOf('project', 'places', text), placeId: place })),
    milestones: more.map((text) => ({ name: cut(text, 120) })),
  }),
  // Markup is taken out of it; what is left must not be nothing.
  note: ({ project }, text) => ({ recordId: project, body: `<p>kept</p>${text}` }),
};

/** Kinds that are written otherwise: a file is sent, the product has one mail server, and time is booked on projects that run. */
const otherwise = new Set(['file', 'mail-server', 'entry']);

/**
 * Stores a text in every text field of every kind of record, through the API.
 * @param number of the text, another each time
 * @param more texts for the rows that belong to the record
 * @returns the records by the noun of their calls
 */
export async function storeEverywhere(page: Page, text: string, number: number, more: readonly string[]) {
  for (const noun of knownEntities.keys()) {
    if (!(noun in wanted) && !otherwise.has(noun)) throw new Error(`No text is stored in a ${noun} yet`);
  }
  const made: Record<string, Values> = {};
  for (const [noun, othersOf] of Object.entries(wanted)) {
    const id = (of: string) => made[of]?.id ?? '';
    const others = {
      number,
      more,
      customer: id('customer'),
      provider: id('provider'),
      place: id('place'),
      person: id('personnel'),
    };
    const rest = othersOf({ ...others, category: id('service-category'), project: id('project') }, text);
    const body = { ...filled(entityNamed(noun).fields, text, number), ...rest };
    made[noun] = await call<Values>(page, 'POST', `/${noun}/save`, body);
  }
  made.entry = await storeEntry(page, text, number, made.personnel?.id ?? '');
  const file = await page.evaluate(
    async ([name, recordId]) => {
      const body = new FormData();
      for (const [field, value] of Object.entries({ entity: 'project', recordId, kind: 'other', title: name })) {
        body.set(field, value);
      }
      body.set('file', new File(['x'], `${name.replaceAll(/[/\\]/g, ' ')}.txt`, { type: 'text/plain' }));
      const token = localStorage.getItem('accessToken') ?? sessionStorage.getItem('accessToken');
      const headers = { Authorization: `Bearer ${token}` };
      return (await fetch('/file/save', { method: 'POST', headers, body })).json();
    },
    [cut(text, 100), made.project?.id ?? ''] as const,
  );
  if (file.result !== 'success') throw new Error(file.errorMessage);
  return made;
}

/** Books time with the text on a project of its own, which is approved first. */
async function storeEntry(page: Page, text: string, number: number, person: string): Promise<Values> {
  const today = new Date().toISOString().slice(0, 10);
  const line = { type: 'service', description: cut(text, 1000), quantity: '1', unit: 'hour', unitPrice: '1' };
  const project = await call<Values & { lines: Values[] }>(page, 'POST', '/project/save', {
    ...{ name: cut(text, 120), isInternal: true, startDate: '2000-01-01', endDate: '2100-01-01', lines: [line] },
    ...{ projectManagerId: person, quoteValidUntil: '2100-01-01', contractSignedOn: today },
  });
  let { version } = project;
  for (const to of ['quoted', 'approved']) {
    const step = { to, version, acknowledged: ['costMissing'] };
    ({ version } = await call<Values>(page, 'POST', `/project/transition/${project.id}`, step));
  }
  const { fields } = entityNamed('entry');
  const body = { ...filled(fields, text, number), lineId: project.lines[0]?.id, date: today, seconds: 3_600 };
  return call<Values>(page, 'POST', '/entry/save', { ...body, personnelId: person });
}
