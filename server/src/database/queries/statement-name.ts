import type pg from 'pg';

/** Statements that are kept planned on one connection; those used longest ago give way. */
const mostNamed = 250;

/** What stands alone or is done once, such as `begin` or `set`: there is no plan to keep of it. */
const planned = /^\s*(?:select|with|insert|update|delete|values)\b/i;

/** The names of the statements of each connection by their texts, those used longest ago first. */
const kept = new WeakMap<pg.ClientBase, Map<string, string>>();
let made = 0;

/** The name under which a connection keeps the plan of a statement; undefined for what has none. */
export function statementName(client: pg.ClientBase, text: string): string | undefined {
  let names = kept.get(client);
  if (names === undefined) {
    names = new Map();
    kept.set(client, names);
  }
  let name = names.get(text);
  if (name === undefined) {
    if (!planned.test(text)) return undefined;
    made += 1;
    name = `s${made}`;
    if (names.size >= mostNamed) letGo(client, names);
  } else names.delete(text);
  names.set(text, name);
  return name;
}

function letGo(client: pg.ClientBase, names: Map<string, string>): void {
  const [oldest] = names;
  if (oldest === undefined) return;
  const [text, name] = oldest;
  names.delete(text);
  // Where it cannot be let go of, such as in a transaction that failed, it goes with the connection.
  client.query(`deallocate ${name}`).catch(() => undefined);
  delete (client as unknown as { connection: { parsedStatements: Record<string, string> } }).connection
    .parsedStatements[name];
}
