import type { Attachment, Card } from '../../contract/scrum-calls.ts';

/** The ids with one of them taken away, or with it if it was not there. */
export function toggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}

/** The card with one more remark of a member at its end; a blank one is none. */
export function withComment(card: Card, uid: number, text: string, now: Date): Card {
  if (text.trim() === '') return card;
  const id = Math.max(0, ...card.comments.map((comment) => comment.id)) + 1;
  return { ...card, comments: [...card.comments, { id, uid, text: text.trim(), time: now.toISOString() }] };
}

/** The card without an attachment, nor its picture if that was the card's. */
export function withoutAttachment(card: Card, gone: Attachment): Card {
  const rest = card.attachments.filter((each) => each !== gone);
  const isCover = card.coverImage === gone.url && !rest.some(({ url }) => url === gone.url);
  return { ...withCover(card, isCover ? undefined : card.coverImage), attachments: rest };
}

/** The card with a picture at its head, or with none. */
export function withCover({ coverImage: _, ...card }: Card, url: string | undefined): Card {
  return url === undefined ? card : { ...card, coverImage: url };
}

/** Whether an attachment is a picture, by its name. */
export function isPicture({ name }: Attachment): boolean {
  return /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(name);
}
