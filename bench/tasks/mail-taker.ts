import { parentPort } from 'node:worker_threads';
import { startMailServer } from '../../server/testing/mail/start-mail-server.ts';

/** A mail server on a thread of its own, so that what takes the mails does not slow down who asks the application. */
const server = await startMailServer({ disabledCommands: ['STARTTLS', 'AUTH'] });
// Asked for anything it tells how many it took.
parentPort?.on('message', () => parentPort?.postMessage(server.mails.length));
parentPort?.postMessage(server.port);
