/** The address of the chat page with somebody's chat open. */
export function chatPath(contactId: string): string {
  return `/chat?with=${encodeURIComponent(contactId)}`;
}
