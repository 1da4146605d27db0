import { expect, test } from 'vitest';
import { people } from '../people.ts';
import { sampleContacts } from '../sample-contacts.ts';
import { faceOf } from './face-of.ts';
import { looks } from './looks.ts';

const names = Object.keys(looks) as (keyof typeof looks)[];

test('no two people of the samples have the same picture, nor the same skin, hair and colour of hair', () => {
  expect(new Set(names.map((name) => faceOf(name, looks[name]))).size).toBe(names.length);
  expect(new Set(names.map((name) => looks[name].slice(0, 3).join())).size).toBe(names.length);
});

test('every sample portrait has two eyes and a mouth', () => {
  for (const name of names) {
    const drawn = decodeURIComponent(faceOf(name, looks[name]));
    const part = (of: string) => drawn.match(new RegExp(`data-part="${of}".*?</g>`))?.[0] ?? '';
    expect(part('eyes').match(/<circle/g), name).toHaveLength(2);
    expect(part('mouth').match(/<path/g), name).toHaveLength(1);
  }
});

test('a person of the samples has the same picture wherever they appear', () => {
  const contacts = sampleContacts();
  const pictures = contacts.flatMap(({ imgUrl }) => (imgUrl === undefined ? [] : [imgUrl]));
  expect(new Set(pictures).size).toBe(67);
  for (const { name, imgUrl } of contacts) {
    if (imgUrl !== undefined) expect(imgUrl).toBe(faceOf(name, looks[name as keyof typeof looks]));
  }
  for (const { name, avatar } of people.filter(({ avatar }) => avatar !== '')) {
    expect(avatar).toBe(faceOf(name, looks[name as keyof typeof looks]));
  }
});
