import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Somebody who begins a request and goes on with it as slowly as can be. */
export interface SlowSender {
  /** What came back so far. */
  answer(): string;
  /** When the other end has let go of the connection: of both its halves. */
  gone: Promise<void>;
  leave(): void;
}

/** How a request is begun: nothing of it, a part of its headers, its headers and nothing of its body. */
export type Beginning = 'nothing' | 'headers' | 'body';

const poking = 100;
const host = 'Host: mandate.example';
const beginnings: Record<Beginning, string> = {
  nothing: '',
  headers: `POST /customer/save HTTP/1.1\r\n${host}\r\nX-Slow: `,
  body: `POST /account/verify-account HTTP/1.1\r\n${host}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n`,
};

/**
 * Begins a request, and keeps its own half of the connection open whatever comes back.
 * @param everyMs from one byte to the next; 0 sends none
 */
export async function sendSlowly(url: string, beginning: Beginning, everyMs: number): Promise<SlowSender> {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  let answer = '';
  socket.on('data', (bytes) => (answer += String(bytes)));
  await once(socket, 'connect');
  socket.write(beginnings[beginning]);
  const dribble = () => setInterval(() => socket.write(' '), everyMs || poking);
  let sending = everyMs === 0 ? undefined : dribble();
  // Only who writes learns that nobody is there any more.
  socket.on('end', () => (sending ??= dribble()));
  socket.on('error', () => undefined);
  const gone = new Promise<void>((settle) =>
    socket.on('close', () => {
      clearInterval(sending);
      settle();
    }),
  );
  return { answer: () => answer, gone, leave: () => void socket.destroy() };
}
