/** Blanks, characters that only steer how others are set, and those that are letters or signs by name and leave an empty place. */
const unseen = /^[\s\p{Cc}\p{Cf}\p{DI}\u2800]*$/u;

/** Whether nothing of a text is seen: it counts as empty (domain rules 1.1). */
export function showsNothing(text: string): boolean {
  return unseen.test(text);
}
