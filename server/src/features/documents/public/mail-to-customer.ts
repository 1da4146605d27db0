import type { MailBlock, MailContent } from '@mandate/contract/entities/mail-message.ts';
import { publicWords } from '@mandate/contract/paper/public-words/public-words.ts';
import { revisionLetters } from '@mandate/contract/paper/revision-letters.ts';
import { paperWriting } from '@mandate/contract/paper/written/paper-writing.ts';
import type { Answer } from '../store-answer.ts';
import type { LinkedDocument } from './linked-document.ts';
import { orderedOffer } from './ordered-offer.ts';

/** What the customer is told of their own answer, in the language and the words of the document. */
export function mailToCustomer(linked: LinkedDocument, given: Omit<Answer, 'byLink'>): MailContent {
  const { content, kind, number, revision, language } = linked;
  const { answer, name: who, on, note } = given;
  const { words, formats, say } = paperWriting(language, content.facts.firmCountry);
  const { firm } = content.paper.letterhead;
  const name = say(words.name.issued, { kind: words.kind[kind], number, revision: revisionLetters(revision) });
  const said = { who, name, date: formats.longDay(on), firm };
  const ordered = orderedOffer(linked, given, formats);
  const { gross, with: besides } = publicWords[language].answered;
  const texts = [
    say(words.answer[answer], said),
    ...(note === null ? [] : [note]),
    ...(ordered === null ? [] : [say(gross, { gross: ordered.gross })]),
    ...(ordered?.options ? [say(besides, { options: ordered.options })] : []),
    say(words.answer.attached, said),
    ...(answer === 'accepted' ? [say(words.answer.onRecord, said)] : []),
    firm,
  ];
  const blocks = texts.map((text): MailBlock => ({ kind: 'text', text }));
  return { language, subject: say(words.answer[`${answer}Subject`], said), blocks };
}
