import type { PaperBlock } from '../paper.ts';
import type { PaperPaymentTerm, PaperProject, PaperSender, PaperTexts } from '../paper-facts.ts';
import type { PaperWriting } from '../written/paper-writing.ts';

/** When it begins, what is reached when, and when it is done. Nothing, where no day is known. */
export function datesBlocks(
  { startDate, endDate, milestones }: Pick<PaperProject, 'startDate' | 'endDate' | 'milestones'>,
  { words, formats, say }: PaperWriting,
): PaperBlock[] {
  const { dates } = words;
  const lines = [
    startDate && say(dates.start, { date: formats.longDay(startDate) }),
    ...milestones.map(({ name, dueDate, isWaived }) =>
      name && dueDate && !isWaived ? say(dates.milestone, { milestone: name, date: formats.longDay(dueDate) }) : null,
    ),
    endDate && say(dates.end, { date: formats.longDay(endDate) }),
  ];
  return underHeading(dates.heading, lines.filter((line) => line !== null).join('\n'));
}

/** The terms of payment in words. */
export function paymentBlocks(term: PaperPaymentTerm | null, writing: PaperWriting): PaperBlock[] {
  return underHeading(writing.words.payment.heading, term ? paymentText(term, writing) : '');
}

/** When an invoice is due and what is taken off who pays early, in a sentence each. */
export function paymentText(term: PaperPaymentTerm, { words, formats, say }: PaperWriting): string {
  const { payment } = words;
  const after = term.isEndOfMonth ? payment.daysAfterMonth : payment.days;
  const atOnce = term.isEndOfMonth ? payment.endOfMonth : payment.atOnce;
  const due = term.days === 0 ? atOnce : say(formats.plural(after, term.days), { days: `${term.days}` });
  if (term.discountPercent === null || term.discountDays === null || Number(term.discountPercent) === 0) return due;
  const early = term.discountDays === 0 ? payment.discountAtOnce : formats.plural(payment.discount, term.discountDays);
  const percent = formats.percent(term.discountPercent);
  return `${due}\n${say(early, { percent, days: `${term.discountDays}` })}`;
}

/** What the customer agrees to, in the firm's words. */
export function termsBlocks({ terms }: Pick<PaperTexts, 'terms'>, { words }: PaperWriting): PaperBlock[] {
  return underHeading(words.terms.heading, terms);
}

/** The firm's last words, and whose they are. */
export function closingBlocks(
  { closing }: Pick<PaperTexts, 'closing'>,
  sender: PaperSender | null,
  { words, say }: PaperWriting,
): PaperBlock[] {
  const signer =
    sender?.jobTitle != null ? say(words.signer, { name: sender.name, jobTitle: sender.jobTitle }) : sender?.name;
  return [...paragraph(closing), ...paragraph(signer ?? '')];
}

/** A text of the firm as a block; nothing, where it is empty. */
export function paragraph(text: string): PaperBlock[] {
  return text.trim() === '' ? [] : [{ type: 'paragraph', text: text.trim() }];
}

/** The same in small letters. */
export function note(text: string): PaperBlock[] {
  return text.trim() === '' ? [] : [{ type: 'note', text: text.trim() }];
}

/** A text under a heading; neither, where it is empty. */
export function underHeading(heading: string, text: string): PaperBlock[] {
  const blocks = paragraph(text);
  return blocks.length === 0 ? [] : [{ type: 'heading', level: 2, text: heading }, ...blocks];
}
