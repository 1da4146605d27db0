import { etcdFile } from '../setup/etcd-settings.ts';
import { patroniConfig } from '../setup/patroni-config.ts';
import { poolerConfig, poolerUsers } from '../setup/pooler-config.ts';
import { proxyConfig } from '../setup/proxy-config.ts';
import { proxyReplies, replyText } from '../setup/proxy-replies.ts';
import { roleStatements } from '../setup/role-statements.ts';
import { plainWays, serverEnvironment } from '../setup/server-environment.ts';
import { documentedSite as site } from './documented-site.ts';

const [database] = site.databases;
const [server] = site.servers;
if (!database || !server) throw new Error('the documented cluster has no machines');

/** The files of the documented cluster, as the page shows them: those of its first machine of each kind. */
const shown: Record<string, string> = {
  '/etc/default/etcd': etcdFile(site, database),
  '/etc/patroni/config.yml': patroniConfig(site, database),
  role: roleStatements(site.passwords.mandate)
    .map((statement) => `${statement};\n`)
    .join(''),
  '/etc/pgbouncer/pgbouncer.ini': poolerConfig(site),
  '/etc/pgbouncer/userlist.txt': poolerUsers(site),
  '/etc/haproxy/haproxy.cfg': proxyConfig(site),
  ...Object.fromEntries(proxyReplies.map((reply) => [`/etc/haproxy/${reply.name}`, `${replyText(reply)}\n`])),
  '/etc/mandate.env': Object.entries(serverEnvironment(site, server, plainWays(site)))
    .map(([name, value]) => `${name}=${value}\n`)
    .join(''),
};

const block = /(<!-- file: (\S+) -->\n\n```\w*\n)[\s\S]*?(```)/g;

/** A page with the files that it names in comments (`<!-- file: … -->`, before a block), as the command writes them. */
export function withFiles(page: string): string {
  return page.replace(block, (_all, before: string, name: string, after: string) => {
    const text = shown[name];
    if (text === undefined) throw new Error(`there is no file ${name}`);
    return before + text.replaceAll('\r\n', '\n') + after;
  });
}

/** The files that the page has to show. */
export const shownFiles = Object.keys(shown);
