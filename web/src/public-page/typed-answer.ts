/** What a customer typed and ticked and did not send yet. */
export interface TypedAnswer {
  name: string;
  position: string;
  chosenLineIds: string[];
  reason: string;
  text: string;
}

const nothing: TypedAnswer = { name: '', position: '', chosenLineIds: [], reason: '', text: '' };

/** What was typed for this link in this tab, so that a reload loses nothing. */
export function readTypedAnswer(token: string): TypedAnswer {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(token)) ?? '{}');
    return typeof kept === 'object' ? { ...nothing, ...kept } : nothing;
  } catch {
    return nothing;
  }
}

/** Keeps what is typed. A browser that keeps nothing loses it with the page. */
export function keepTypedAnswer(token: string, typed: TypedAnswer): void {
  try {
    sessionStorage.setItem(keyOf(token), JSON.stringify(typed));
  } catch {}
}

/** Forgets what was typed: it was sent. */
export function forgetTypedAnswer(token: string): void {
  try {
    sessionStorage.removeItem(keyOf(token));
  } catch {}
}

/** By a digest of the token, which is written down nowhere. Pages without encryption have no digests of the browser's: 32 bits tell links apart. */
function keyOf(token: string): string {
  let mixed = 0x811c9dc5;
  for (const char of token) mixed = Math.imul(mixed ^ char.charCodeAt(0), 0x01000193);
  return `publicDocument ${(mixed >>> 0).toString(36)}`;
}
