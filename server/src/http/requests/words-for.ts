import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { everyWords, findWords, type Words, wordsOf } from '../../words/words.ts';

/** A header that is longer names no languages a person reads. */
const longestHeader = 1_000;

/** The words of a call: in the language of the signed-in account, else in the one of ours that `Accept-Language` likes best, else in English. */
export function wordsFor({ caller, headers }: Pick<FastifyRequest, 'caller' | 'headers'>): Words {
  return findWords(caller?.language ?? '') ?? wordsOf(accepted(headers['accept-language'] ?? ''));
}

/** The language of ours a header likes best (RFC 9110, 12.5.4); empty where it takes none of them. */
function accepted(header: string): string {
  if (header === '' || header.length > longestHeader) return '';
  const negotiator = new Negotiator({ headers: { 'accept-language': header } });
  return negotiator.language(everyWords().map(({ language }) => language)) ?? '';
}
