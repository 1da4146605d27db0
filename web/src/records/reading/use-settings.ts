import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';

/** What every screen may know of the firm's settings, by the keys of the parameters. */
export type Settings = Readonly<Record<string, unknown>>;

/**
 * Reads the firm's settings; what was read lately is not asked for again.
 * @param isWanted false reads nothing
 */
export function useSettings(isWanted = true) {
  return useQuery({
    queryKey: ['parameter', 'values'],
    queryFn: ({ signal }) => call<Settings>('GET', '/parameter/get-values', undefined, { signal, quiet: true }),
    staleTime: 300_000,
    enabled: isWanted,
  });
}

/** One item of a list people keep under Parameters. */
export interface ListItem {
  code: string;
  label: string;
  isActive: boolean;
}

/** The items of a list parameter, in their order; none before they are read. */
export function itemsOf(settings: Settings | undefined, key: string): ListItem[] {
  const items = settings?.[key];
  if (!Array.isArray(items)) return [];
  return items.map((item: Partial<ListItem>) => ({
    code: String(item.code),
    label: String(item.label ?? item.code),
    isActive: item.isActive !== false,
  }));
}
