/** What the browser keeps of a session (specification, section 3). */
export interface StoredSession {
  accessToken: string | null;
  refreshToken: string | null;
  rememberMe: boolean;
}

const keys = ['accessToken', 'refreshToken', 'rememberMe'] as const;
const viewKey = 'viewToken';
const leavingKey = 'leaving';

/** The stored session; one of this tab alone goes before one that is remembered. */
export function readStored(): StoredSession {
  const store = sessionStorage.getItem('accessToken') === null ? localStorage : sessionStorage;
  return {
    accessToken: store.getItem('accessToken'),
    refreshToken: store.getItem('refreshToken'),
    rememberMe: store.getItem('rememberMe') === 'true',
  };
}

/** Keeps a session: remembered across restarts in the local storage, otherwise only as long as the tab lives. */
export function writeStored(session: StoredSession): void {
  const [store, other] = session.rememberMe ? [localStorage, sessionStorage] : [sessionStorage, localStorage];
  // Overwritten in place, never cleared first: another tab must not see a moment without a session.
  for (const key of keys) {
    other.removeItem(key);
    const value = session[key];
    if (value === null) store.removeItem(key);
    else store.setItem(key, String(value));
  }
}

/** Forgets the session, and with it as whom the product was looked at. */
export function clearStored(): void {
  for (const key of keys) {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  }
  writeView(null);
}

/** The token as which this tab looks at the product, beside the own session; null for none. */
export function readView(): string | null {
  return sessionStorage.getItem(viewKey);
}

/** Looks at the product by another token in this tab, or by the own one again. */
export function writeView(token: string | null): void {
  if (token === null) sessionStorage.removeItem(viewKey);
  else sessionStorage.setItem(viewKey, token);
}

/** Tells the other tabs of a remembered session that it is about to be forgotten because the person signs out. */
export function tellLeaving(): void {
  if (localStorage.getItem('accessToken') === null) return;
  localStorage.setItem(leavingKey, 'true');
  localStorage.removeItem(leavingKey);
}

/**
 * Calls back when another tab signs in, refreshes or signs out.
 * @param changed told whether the person signed out there on purpose
 */
export function onStoredElsewhere(changed: (hasLeft: boolean) => void): void {
  let hasLeft = false;
  addEventListener('storage', (event) => {
    if (event.storageArea !== localStorage) return;
    if (event.key === leavingKey) hasLeft = true;
    if (event.key !== null && event.key !== 'accessToken') return;
    changed(hasLeft);
    hasLeft = false;
  });
}

/** Waits until a session stored by another tab arrives. @param longest in milliseconds: none may come */
export function storedElsewhere(longest: number): Promise<void> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(longest);
    const isToken = ({ storageArea, key }: StorageEvent) => storageArea === localStorage && key === 'accessToken';
    signal.onabort = () => resolve();
    addEventListener('storage', (event) => isToken(event) && resolve(), { signal });
  });
}
