import type { Caller } from '../caller.ts';

/** Makes a project of 15 lines, as most quotes have about as many. @returns its id */
export async function projectOf15Lines(caller: Caller): Promise<string> {
  const lines = Array.from({ length: 15 }, (_, at) => ({
    ...{ type: 'service', description: `Work ${at}`, quantity: '2', unit: 'day', unitPrice: String(900 + at) },
  }));
  const { data } = await caller.post<{ id: string }>('/project/save', { name: 'Read by id', isInternal: true, lines });
  return data.id;
}
