import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Decoding, decodedText } from './decoded-text.ts';
import type { TextEncodingName } from './sniff-file.ts';

async function decoded(bytes: Buffer, cuts: number[], encoding: TextEncodingName) {
  const decoding: Decoding = { isBroken: false };
  async function* pieces() {
    let from = 0;
    for (const cut of [...cuts, bytes.length].sort((one, other) => one - other)) {
      yield bytes.subarray(from, cut);
      from = Math.max(from, cut);
    }
  }
  let text = '';
  for await (const piece of decodedText(pieces(), encoding, decoding)) text += piece;
  return { text, isBroken: decoding.isBroken };
}

const texts = fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.toWellFormed().replaceAll('\0', ''));

test.each(['utf-8', 'utf-16le', 'utf-16be'] as const)(
  'text in %s is the same wherever its bytes are cut',
  async (encoding) => {
    await fc.assert(
      fc.asyncProperty(texts, fc.array(fc.nat({ max: 80 }), { maxLength: 4 }), async (text, cuts) => {
        const bytes = Buffer.from(text, encoding === 'utf-8' ? 'utf8' : 'utf16le');
        if (encoding === 'utf-16be') bytes.swap16();
        const places = cuts.filter((cut) => cut < bytes.length);
        expect(await decoded(bytes, places, encoding)).toEqual({ text, isBroken: false });
      }),
    );
  },
);

test('what comes before the first bytes that are no text is given, and nothing after them', async () => {
  await fc.assert(
    fc.asyncProperty(texts, texts, fc.nat({ max: 40 }), async (before, after, cut) => {
      const bytes = Buffer.concat([Buffer.from(before), Buffer.from([0xff]), Buffer.from(after)]);
      const places = [Math.min(cut, bytes.length)];
      expect(await decoded(bytes, places, 'utf-8')).toEqual({ text: `${before}\uFFFD`, isBroken: true });
    }),
  );
});
