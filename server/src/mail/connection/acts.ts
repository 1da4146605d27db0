import type SMTPConnection from 'nodemailer/lib/smtp-connection';

/** Begins something on the connection and is called back when it is over. */
export type Act<Value> = (done: (error: Error | null | undefined, value: Value) => void) => void;

/** Does one thing after the other on a connection to a mail server. */
export interface Acts {
  /** Awaits one act; whatever ends the connection, or `signal`, ends the act. Errors come as they are. */
  act<Value>(begin: Act<Value>): Promise<Value>;
  /** Ends the connection at once. */
  giveUp(): void;
}

/** The time is up. */
export class TimeUp extends Error {
  override name = 'TimeUp';
}

/** @param signal ends what is under way */
export function actsOn(connection: SMTPConnection, signal?: AbortSignal): Acts {
  // Between two acts the server may end the connection; the next act is told.
  connection.on('error', () => undefined);
  return {
    act: (begin) =>
      new Promise((resolve, reject) => {
        const settle = () => {
          connection.off('error', fail).off('end', broken);
          signal?.removeEventListener('abort', tooLate);
        };
        const fail = (error: Error) => {
          settle();
          reject(error);
        };
        // What ended it is said right afterwards, where it is known.
        const broken = () => setImmediate(() => fail(new Error('The connection ended')));
        const tooLate = () => fail(new TimeUp());
        connection.on('error', fail).on('end', broken);
        signal?.addEventListener('abort', tooLate);
        if (signal?.aborted) return tooLate();
        begin((error, value) => {
          if (error) return fail(error);
          settle();
          resolve(value);
        });
      }),
    giveUp() {
      const socket = connection._socket;
      connection.close();
      if (socket) socket.destroy();
    },
  };
}
