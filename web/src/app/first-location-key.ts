/** The router's key of the address the browser loaded the product at; later addresses have others. */
export const firstLocationKey: string = (history.state as { key?: string } | null)?.key ?? 'default';
