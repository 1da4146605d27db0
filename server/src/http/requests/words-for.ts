import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { everyWords, findWords, type Words, wordsOf } from '../../words/words.ts';

/** A header that is longer names no languages a person reads. */
const longestHeader = 1_000;

/** The words of a call: in the language of the signed-in account, else in the one of ours that `Accept-Language` likes best, else in English. */
export function wordsFor({ caller, headers }: Pick<FastifyRequest, 'caller' | 'headers'>): Words {
  return findWords(caller?.language ?? '') ?? wordsOf(acceptedLanguage(headers) ?? '');
}

/** The language of ours that `Accept-Language` names and likes best (RFC 9110, 12.5.4); null where it names none of them. */
export function acceptedLanguage({ 'accept-language': header = '' }: FastifyRequest['headers']): string | null {
  if (header.length > longestHeader) return null;
  // Any other language is none in particular.
  const named = header.replaceAll(/\*[^,]*/g, '');
  const negotiator = new Negotiator({ headers: { 'accept-language': named } });
  return negotiator.language(everyWords().map(({ language }) => language)) ?? null;
}
