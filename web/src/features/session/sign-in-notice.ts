/** What a page tells the sign-in page, as navigation state: a password was just set. */
export interface SignInNotice {
  notice: 'session.passwordSet';
}

/** The notice in a navigation state of any shape, or null. */
export function noticeIn(state: unknown): SignInNotice['notice'] | null {
  const isSaid = typeof state === 'object' && state !== null && 'notice' in state;
  return isSaid && state.notice === 'session.passwordSet' ? state.notice : null;
}
