import { type Machine, ports, type Site } from './site.ts';

/** What etcd is told by its environment; on Debian the file /etc/default/etcd. */
export function etcdSettings({ databases, data }: Site, { name, address }: Machine): Record<string, string> {
  const peers = databases.map((each) => `${each.name}=http://${each.address}:${ports.peers}`);
  return {
    ETCD_NAME: name,
    ETCD_DATA_DIR: data(name, 'etcd'),
    ETCD_LISTEN_PEER_URLS: `http://${address}:${ports.peers}`,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${address}:${ports.peers}`,
    ETCD_LISTEN_CLIENT_URLS: `http://${address}:${ports.etcd}`,
    ETCD_ADVERTISE_CLIENT_URLS: `http://${address}:${ports.etcd}`,
    ETCD_INITIAL_CLUSTER: peers.join(','),
    ETCD_INITIAL_CLUSTER_STATE: 'new',
    ETCD_INITIAL_CLUSTER_TOKEN: 'mandate',
    // Whoever leads the database may lead etcd as well: its lock ends only after another etcd leads.
    ETCD_HEARTBEAT_INTERVAL: '100',
    ETCD_ELECTION_TIMEOUT: '600',
    ETCD_AUTO_COMPACTION_RETENTION: '1',
  };
}

/** The same as the lines of a file. */
export function etcdFile(site: Site, machine: Machine): string {
  const settings = Object.entries(etcdSettings(site, machine));
  return settings.map(([name, value]) => `${name}="${value}"\n`).join('');
}
