import { useQuery } from '@tanstack/react-query';
import address from 'lucide-react/dist/esm/dynamicIconImports.mjs?icon-set';
import type { NamedIcon } from './found-icons.ts';

/** The whole icon set, fetched once as data. */
export function useIconSet() {
  return useQuery({
    queryKey: ['icon-set'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<readonly NamedIcon[]> => {
      const reply = await fetch(address);
      if (!reply.ok) throw new Error(`The icon set was answered with ${reply.status}.`);
      return reply.json();
    },
  });
}
