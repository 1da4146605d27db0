import type { Caller } from '../caller.ts';
import type { Asked } from './load.ts';

/** Saves of customers in turn, each by the version the one before it left; enough of them that no two are of one customer at a time. */
export async function customerSaves(caller: Caller, customers: readonly { id: string }[]): Promise<Asked> {
  const versions = new Map<string, number>();
  let round = 0;
  return {
    method: 'POST',
    path: '/customer/save',
    body(at) {
      const id = customers[at % customers.length]?.id ?? '';
      const version = versions.get(id) ?? 1;
      versions.set(id, version + 1);
      return { id, version, city: `Town ${round}.${at}` };
    },
    async prepare() {
      // Another value than the last time: what changes nothing makes no version.
      round = Date.now();
      for (const { id } of customers)
        versions.set(id, (await caller.get<{ version: number }>(`/customer/get-by-id/${id}`)).data.version);
    },
  };
}
