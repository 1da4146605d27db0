import { noteNoAnswer } from '../calls/no-answer.ts';
import { i18n } from '../i18n/i18n.ts';
import { personTimeZone } from '../preferences/preferences.ts';
import { onSession } from '../session/session.ts';
import { readStored, readView } from '../session/stored-session.ts';
import { inOneTab } from './in-one-tab.ts';
import { streamParts } from './stream-parts.ts';

/** Something the server told, by its name, such as `job`. */
export interface ServerEvent {
  name: string;
  data: unknown;
}

/** Who listens to the server. */
export interface EventListener {
  /** Something happened just now. */
  onEvent: (event: ServerEvent) => void;
  /** Something may have happened meanwhile: what is shown is to be read again. Called at the beginning too. */
  onMissed: () => void;
}

/** Without a word for so long the connection is taken for lost; the server says something every 15 seconds. */
const silence = 45_000;
const shortestWait = 1_000;
const longestWait = 60_000;

/**
 * Listens to what the server tells a person (`GET /event/stream`) while the page can be seen and has a network. The tabs of a browser
 * share one stream. It lives as long as the access token it was asked with and never renews one: a tab nobody uses does not keep its
 * session alive.
 * @param reader who looks, and as whom: other tabs of the same share the stream
 * @returns how to stop
 */
export function listenToServer(reader: string, listener: EventListener): () => void {
  const stopped = new AbortController();
  const name = `events ${reader}`;
  const channel = new BroadcastChannel(name);
  // What another tab heard; null says that its stream has just begun.
  channel.onmessage = ({ data }: MessageEvent<ServerEvent | null>) => {
    if (data === null) listener.onMissed();
    else listener.onEvent(data);
  };
  const shared: EventListener = {
    onEvent(event) {
      channel.postMessage(event);
      listener.onEvent(event);
    },
    onMissed() {
      channel.postMessage(null);
      listener.onMissed();
    },
  };
  void (async () => {
    while (await until(mayListen, stopped.signal)) {
      const unseen = whenNot(mayListen, stopped.signal);
      await inOneTab(name, unseen, listener.onMissed, () => listenOn(shared, unseen));
    }
    channel.close();
  })();
  return () => stopped.abort();
}

function mayListen(): boolean {
  return document.visibilityState === 'visible' && navigator.onLine;
}

/** Goes from stream to stream until the signal is aborted; a server that does not answer is asked less and less often. */
async function listenOn(listener: EventListener, signal: AbortSignal): Promise<void> {
  let failures = 0;
  let base = shortestWait;
  while (!signal.aborted) {
    const token = readView() ?? readStored().accessToken;
    const end = await oneStream(token, listener, signal, (milliseconds) => {
      base = milliseconds;
    });
    if (signal.aborted) return;
    if (end === 'refused') {
      // The person's next call renews the token, or ends the session.
      await until(() => (readView() ?? readStored().accessToken) !== token, signal);
      continue;
    }
    failures = end === 'ended' ? 0 : failures + 1;
    // Not all tabs of all people at the same moment.
    await pause(Math.min(longestWait, base * 2 ** failures) * (0.75 + Math.random() / 2), signal);
  }
}

/** One stream from beginning to end. @returns whether it ended after it had begun, the token was refused, or it could not be had */
async function oneStream(
  token: string | null,
  { onEvent, onMissed }: EventListener,
  signal: AbortSignal,
  onRetry: (milliseconds: number) => void,
): Promise<'ended' | 'refused' | 'failed'> {
  if (token === null) return 'refused';
  const broken = new AbortController();
  const giveUp = () => broken.abort();
  let timer = setTimeout(giveUp, silence);
  let hasBegun = false;
  try {
    const headers = {
      Accept: 'text/event-stream',
      Authorization: `Bearer ${token}`,
      'Accept-Language': i18n.language,
      'X-Time-Zone': personTimeZone(),
    };
    const response = await fetch('/event/stream', { headers, signal: AbortSignal.any([signal, broken.signal]) });
    if (response.status === 401) return 'refused';
    hasBegun = response.ok && response.body !== null;
    onMissed();
    if (!response.ok || response.body === null) return 'failed';
    for await (const part of streamParts(response.body)) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, silence);
      if (part.kind === 'retry') onRetry(part.milliseconds);
      if (part.kind === 'event') onEvent({ name: part.name, data: JSON.parse(part.data) });
    }
    return 'ended';
  } catch {
    // No network, no server, or given up: in all cases it is asked again, or nobody listens any more.
    if (!signal.aborted) noteNoAnswer();
    return hasBegun ? 'ended' : 'failed';
  } finally {
    clearTimeout(timer);
    broken.abort();
  }
}

/** Waits until something holds. @returns false when the signal was aborted before */
async function until(holds: () => boolean, signal: AbortSignal): Promise<boolean> {
  while (!holds() && !signal.aborted) await change(signal);
  return !signal.aborted;
}

/** A signal that is aborted as soon as something no longer holds, or with another signal. */
function whenNot(holds: () => boolean, signal: AbortSignal): AbortSignal {
  const over = new AbortController();
  void until(() => !holds(), signal).then(() => over.abort());
  return over.signal;
}

/** Waits for the next change of what listening depends on: whether the page is seen, the network, the session. */
function change(signal: AbortSignal): Promise<void> {
  return new Promise((changed) => {
    const heard = new AbortController();
    const tell = () => {
      heard.abort();
      stop();
      changed();
    };
    const stop = onSession(tell);
    document.addEventListener('visibilitychange', tell, { signal: heard.signal });
    for (const name of ['online', 'offline']) addEventListener(name, tell, { signal: heard.signal });
    signal.addEventListener('abort', tell, { signal: heard.signal });
  });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((over) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      over();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
