import { may } from '@mandate/contract/access/permissions.ts';
import { taxRate } from '@mandate/contract/entities/tax-rate.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/calls/call.ts';
import { useUser } from '../../../../lib/session/session.ts';
import type { TaxRate } from '../cells/cell-facts.ts';

const none: readonly TaxRate[] = [];

/** The firm's tax rates; none for those who may not see them. */
export function useTaxRates(): readonly TaxRate[] {
  const { role } = useUser();
  const { data } = useQuery({
    queryKey: ['grid', taxRate.name, 'all'],
    queryFn: ({ signal }) =>
      call<{ rows: TaxRate[] }>('POST', `/${taxRate.name}/get-grid`, { pageSize: 200, total: 'none' }, { signal }),
    select: ({ rows }) => rows,
    enabled: may(role, taxRate.name, 'list') !== false,
    staleTime: 300_000,
  });
  return data ?? none;
}
