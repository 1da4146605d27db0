import type { MailBlock, MailContent } from '@mandate/contract/entities/mail-message.ts';
import { paperLanguages } from '@mandate/contract/paper/document-kinds.ts';
import { paperWriting } from '@mandate/contract/paper/written/paper-writing.ts';
import type { OtherTotal } from '../../../business/project/tell-other-total.ts';
import { type Sum, sumText } from '../../../words/sum-text.ts';
import { wordsOf } from '../../../words/words.ts';
import { type Afterwards, type Rights, seesPrices } from '../after-answer.ts';
import type { Answer } from '../store-answer.ts';
import type { LinkedDocument } from './linked-document.ts';
import { orderedOffer } from './ordered-offer.ts';

/** Who looks after a project, and how they are written to. */
export interface Manager extends Pick<Rights, 'grants'> {
  address: string;
  name: string;
  /** BCP 47; null for who has no account. */
  language: string | null;
  accountId: string | null;
  role: Rights['role'] | null;
}

/** What a customer did, as the page of the answered document tells it. */
interface Told {
  given: Omit<Answer, 'byLink'>;
  /** How the project stands after it. */
  after: Afterwards;
  /** The address of the document. */
  url: string;
}

/** What the manager of a project is told of an answer, in the language of the manager. */
export function mailToManager(
  linked: LinkedDocument,
  manager: Manager,
  { given, after: { status, otherwise }, url }: Told,
): MailContent {
  const words = wordsOf(manager.language ?? '');
  const word = (key: string, params = {}) => words.at(`mail.answer.${key}`, params) ?? '';
  const language = paperLanguages.find((each) => each === words.language) ?? 'en';
  const { formats } = paperWriting(language, linked.content.facts.firmCountry);
  const { answer, name, on, note } = given;
  const said = { number: linked.number, name, contact: linked.toName, date: formats.longDay(on) };
  const ordered = orderedOffer(linked, given, formats);
  const fact = (label: string, value: string | null | undefined): MailBlock[] =>
    value ? [{ kind: 'fact', label: word(label), value }] : [];
  const isTold = otherwise !== null && manager.role !== null && seesPrices({ ...manager, role: manager.role });
  const sum = ({ amount, currency }: Sum) => sumText({ amount: formats.amount(amount, currency), currency });
  const written = ({ accepted, total }: OtherTotal) => ({ accepted: sum(accepted), total: sum(total) });
  const next = status === 'quoted' ? `${answer}Waits` : status === 'approved' ? 'approved' : null;
  return {
    language: words.language,
    subject: word(`${answer}Subject`, said),
    blocks: [
      { kind: 'text', text: words.at('mail.greeting', { name: manager.name }) ?? '' },
      { kind: 'text', text: word(answer, said) },
      ...fact('total', ordered?.gross),
      ...fact('options', ordered?.options),
      ...fact('reason', note),
      ...(next === null ? [] : [{ kind: 'text', text: word(next) } as const]),
      ...(isTold ? [{ kind: 'text', text: words.sentence('acceptedOtherwise', written(otherwise)) } as const] : []),
      { kind: 'action', label: word('action'), url },
    ],
  };
}
