import type { Values } from '@mandate/contract/changes/merge.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import type { GridPage } from '@mandate/contract/lists/grid.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../../lib/calls/call.ts';
import type { EditLine } from '../edit-line.ts';
import type { LineEdits } from '../use-lines.ts';
import { withAssignee } from './assignee.ts';
import { withServiceBeside } from './service-line.ts';

const nothing: ReadonlySet<string> = new Set();

/**
 * Finds the services, people and providers that were typed or pasted by name or code. What nobody is called stays in its cell as
 * it was typed, with what is wrong.
 * @param isOff the lines are for reading
 * @returns the lines that wait for an answer
 */
export function useNameMatching(lines: readonly EditLine[], edits: LineEdits, isOff: boolean): ReadonlySet<string> {
  const [asking, setAsking] = useState(nothing);
  // Texts that were asked for: what was not found is not asked for with every change.
  const [asked] = useState(() => new Set<string>());

  // Once for each change, so that a server that cannot be asked is not asked for ever.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only lines bring names
  useEffect(() => {
    if (isOff) return;
    const services = fresh(lines, 'serviceId', asked);
    const names = fresh(lines, 'personnelId', asked);
    if (services.length + names.length > 0) void match(services, names);
  }, [lines]);

  async function match(services: string[], names: string[]): Promise<void> {
    const texts = new Set([...services, ...names]);
    const waiting = lines.filter((line) => texts.has(line.serviceId ?? '') || texts.has(line.personnelId ?? ''));
    const ids = waiting.map(({ id }) => id);
    setAsking((before) => new Set([...before, ...ids]));
    try {
      const none: Found = new Map();
      const [service, person, provider] = await Promise.all([
        services.length > 0 ? matchNames('service', services) : none,
        names.length > 0 ? matchNames('personnel', names) : none,
        names.length > 0 ? matchNames('provider', names) : none,
      ]);
      edits.amend((all) => matched(all, { service, person, provider }));
    } catch {
      // Asked for again with the next change.
      for (const text of services) asked.delete(`serviceId ${text}`);
      for (const text of names) asked.delete(`personnelId ${text}`);
    } finally {
      setAsking((before) => new Set([...before].filter((id) => !ids.includes(id))));
    }
  }

  return asking;
}

function fresh(lines: readonly EditLine[], field: 'serviceId' | 'personnelId', asked: Set<string>): string[] {
  const texts = new Set(lines.flatMap((line) => (isText(line[field]) ? [line[field]] : [])));
  const wanted = [...texts].filter((text) => !asked.has(`${field} ${text}`));
  for (const text of wanted) asked.add(`${field} ${text}`);
  return wanted;
}

// What a reader may not see of a line is not there.
function isText(value: string | null | undefined): value is string {
  return typeof value === 'string' && !isId(value);
}

/** The lines with the names that were found; the same lines when none was. */
export function matched(
  lines: readonly EditLine[],
  { service, person, provider }: { service: Found; person: Found; provider: Found },
): readonly EditLine[] {
  const next = lines.map((line) => {
    const sold = isText(line.serviceId) ? service.get(line.serviceId.toLowerCase()) : undefined;
    const taken = sold ? withServiceBeside({ ...line, serviceId: null }, sold) : line;
    const name = isText(taken.personnelId) ? taken.personnelId.toLowerCase() : '';
    const who = person.get(name);
    if (who) return withAssignee(taken, { kind: 'person', id: String(who.id), label: String(who.displayName) });
    const firm = provider.get(name);
    if (firm) return withAssignee(taken, { kind: 'provider', id: String(firm.id), label: String(firm.name) });
    return taken;
  });
  return next.every((line, at) => line === lines[at]) ? lines : next;
}

/** How many names one call asks for: a name or a code each. */
const atOnce = 10;

/** Records found by what they are called, in lower case. */
type Found = ReadonlyMap<string, Values>;

const nameOf = { service: 'name', personnel: 'displayName', provider: 'name' } as const;

/**
 * The records of a register whose name or code is one of some texts, case aside. Of two with one name the one in use is meant.
 * @throws CallError when the server cannot be asked
 */
async function matchNames(noun: keyof typeof nameOf, texts: readonly string[]): Promise<Found> {
  const name = nameOf[noun];
  const groups = Array.from({ length: Math.ceil(texts.length / atOnce) }, (_, at) =>
    texts.slice(at * atOnce, (at + 1) * atOnce),
  );
  const pages = await Promise.all(
    groups.map((group) => {
      const any = group.flatMap((value) => ['code', name].map((field) => ({ field, operator: 'is', value })));
      const query = { pageSize: 200, total: 'none', filter: { all: [{ any }] } };
      return call<GridPage<Values>>('POST', `/${noun}/get-grid`, query, { quiet: true });
    }),
  );
  const rows = pages.flatMap((page) => page.rows).sort((one, other) => Number(one.isActive) - Number(other.isActive));
  return new Map(rows.flatMap((row) => [row.code, row[name]].map((called) => [String(called).toLowerCase(), row])));
}
