import type { Values } from '@mandate/contract/changes/merge.ts';
import {
  type ConfirmableCode,
  failedGuards,
  type GuardFacts,
  type GuardFailure,
  guardsInto,
  serversCodes,
} from '@mandate/contract/project/way/guards.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../lib/calls/call.ts';
import { useUser } from '../../lib/session/session.ts';
import { isPartial } from '../../records/reading/known-record.ts';
import { recordQuery, type StoredRecord, useRecord } from '../../records/reading/use-record.ts';
import { useSettings } from '../../records/reading/use-settings.ts';
import { useToday } from './use-today.ts';

const none: readonly ConfirmableCode[] = [];

interface CustomerCountry extends StoredRecord {
  countryCode?: string | null;
}
interface ProviderStatus extends StoredRecord {
  status?: string;
}

/**
 * What is missing before a step, by the rules the server applies; what the person does not see is asked of the server.
 * @param record the project as it is stored; undefined while it is read
 * @param acknowledged what the person knows is missing
 * @returns undefined while that is not known
 */
export function useGuards(
  record: Values | undefined,
  to: ProjectStatus | undefined,
  acknowledged: readonly ConfirmableCode[] = none,
): GuardFailure[] | undefined {
  const { role, grants } = useUser();
  const today = useToday();
  const { data: settings } = useSettings();
  const facts = useMemo(() => {
    if (record === undefined || isPartial(record)) return undefined;
    return { ...record, ...(record.totals as Values | undefined) } as unknown as GuardFacts;
  }, [record]);
  const guards = to === undefined ? [] : guardsInto[to];
  const customerId = guards.includes('country') ? facts?.customerId : null;
  const customer = useRecord<CustomerCountry>('customer', customerId ?? undefined);
  const named = facts && guards.includes('providers') ? [...facts.providers, ...facts.lines] : [];
  const providerIds = [...new Set(named.flatMap(({ providerId }) => providerId ?? []))];
  const providers = useQueries({
    queries: providerIds.map((id) => recordQuery<ProviderStatus>('provider', id)),
    combine: (results) => ({
      isRead: results.every(({ isPending }) => !isPending),
      approved: results.flatMap(({ data }) => (data?.status === 'approved' ? [data.id] : [])).join(' '),
    }),
  });
  const isAsked =
    facts !== undefined && (guards.includes('entries') || (guards.includes('margin') && role === 'EDITOR'));
  const servers = useQuery({
    queryKey: ['project', 'step', record?.id, record?.version, to],
    queryFn: ({ signal }) =>
      call<GuardFailure[]>('GET', `/project/check-step/${record?.id}?to=${to}`, undefined, {
        signal,
        quiet: true,
        silent: true,
      }),
    enabled: isAsked,
    staleTime: 0,
  });
  const told = servers.data;
  const isRead =
    (!isAsked || !servers.isPending) &&
    providers.isRead &&
    settings !== undefined &&
    (!customerId || !customer.isPending);
  const marginFloor = String(settings?.['money.marginFloorPercent'] ?? '0');
  const countryCode = customer.data?.countryCode ?? null;
  return useMemo(() => {
    if (facts === undefined || to === undefined || !isRead) return undefined;
    const approvedProviders = new Set(providers.approved.split(' '));
    const seesCosts = grants.includes('seeCosts');
    const openEntries = 0;
    const context = { today, marginFloor, role, countryCode, approvedProviders, openEntries, seesCosts, acknowledged };
    const own = failedGuards(facts, to, context);
    if (told === undefined) return own;
    return [...own.filter(({ code }) => !serversCodes.has(code)), ...told.filter(({ code }) => serversCodes.has(code))];
  }, [facts, to, isRead, told, today, marginFloor, role, grants, countryCode, providers.approved, acknowledged]);
}
