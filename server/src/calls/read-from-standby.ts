import type { Noun } from '@mandate/contract/access/permissions.ts';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { beyondAll, isLogPosition, type LogPosition, leaderPosition } from '../database/standby/log-position.ts';
import type { Standby } from '../database/standby/standby.ts';
import { callerOf } from '../http/caller.ts';
import { isReadingCall } from '../http/requests/reading-call.ts';

/** What lists are of that standbys may answer, beside the dashboard. What tells of work under way is read from the leader. */
export const listed: readonly Noun[] = [
  'customer',
  'personnel',
  'provider',
  'service-category',
  'service',
  'place',
  'account',
  'project',
  'project-line',
  'milestone',
  'document',
  'rate',
  'exchange-rate',
  'tax-rate',
  'payment-term',
  'text-block',
];

const cookieName = 'mandate-written';
const written = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`);
/** For how long a person tells where their last change stands, in seconds: no standby that is read from is as far behind. */
const toldFor = 60;

/**
 * Lets lists and the dashboard be read from standbys, and everybody read what they wrote themselves, whichever server they ask: a reply to a
 * change says in a cookie where in the log of the database it stands. The cookie holds nothing else, and gives no right to anything.
 * @param isSecure whether people reach the product by https alone
 */
export function readFromStandby(app: FastifyInstance, standby: Standby, isSecure: boolean): void {
  app.addHook('preHandler', async (request) => {
    if (!mayBeBehind(request.routeOptions.config)) return;
    request.database = standby.after(writtenBy(request.headers.cookie), callerOf(request).id);
  });
  app.addHook('onSend', async (request, reply) => {
    if (isReadingCall(request) || reply.statusCode >= 400) return;
    // Where that cannot be learned they read from the leader.
    const position = await leaderPosition(request.database).catch(() => beyondAll);
    const attributes = `Path=/; Max-Age=${toldFor}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
    reply.header('set-cookie', `${cookieName}=${position}; ${attributes}`);
  });
}

function mayBeBehind({ allow }: FastifyContextConfig): boolean {
  if (typeof allow !== 'object') return false;
  return allow.entity === 'dashboard' || (allow.verb === 'list' && listed.includes(allow.entity));
}

function writtenBy(cookie: string | undefined): LogPosition | null {
  const position = written.exec(cookie ?? '')?.[1];
  return position !== undefined && isLogPosition(position) ? position : null;
}
