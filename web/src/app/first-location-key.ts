const state: unknown = history.state;

/** The router's key of the address the browser loaded the product at; later addresses have others. */
export const firstLocationKey: string =
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : 'default';
