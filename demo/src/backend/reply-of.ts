import { answer, type MockReply } from './answer.ts';

/** What the mock answers to a call, for its tests. @param call such as `GET /api/todo/all` */
export function replyOf(
  call: string,
  payload?: unknown,
  authorization: string | null = null,
): Promise<MockReply | null> {
  const [method = '', path = ''] = call.split(' ');
  return answer(method, path, payload, { authorization });
}

/** Payloads nobody means: the mock leaves everything as it is, and gives no exception. */
export const nonsense: readonly unknown[] = [
  undefined,
  null,
  '',
  'nobody',
  -1,
  Number.NaN,
  true,
  [],
  [[]],
  {},
  { id: null },
  { id: {} },
  { id: { toString: 1 } },
  { uid: {}, productId: [] },
  { event: null },
  { event: { id: 'nobody' }, start: 'never' },
];
