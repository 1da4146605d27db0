import fc from 'fast-check';

/** The few that differ most: no id, a quote, a way out, one of the right length, one of the right form. */
export const fewHostileIds = ['x', "'", '..%2f', '%00', '0'.repeat(36), '00000000-0000-0000-0000-000000000000'];

/** What may stand where an id belongs, as it stands in an address. Two of them have the form of an id and are none. */
export const hostileIds = [
  ...['x', "'", '%27', '"', '..', '%2e%2e', '..%2f', '..%2f..%2fetc%2fpasswd', '%2f', '%5c', '.', '%', '%zz', '%ff'],
  ...['%00', '%0d%0a', '%20', '%f0%9f%92%a9', 'null', 'undefined', 'NaN', '0', '-1', '1e9', '1;select%201', '%2527'],
  ...['__proto__', 'constructor', '[object%20Object]', '{}', '*', '%25', '?', '#', 'a?b=c', 'a%23b'],
  '0'.repeat(36),
  '-'.repeat(36),
  'x'.repeat(100),
  'x'.repeat(101),
  'x'.repeat(4000),
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '{018f3a4e-0000-7000-8000-000000000000}',
  '018f3a4e-0000-7000-8000-00000000000g',
  '018f3a4e-0000-7000-8000-000000000000%20',
  '018f3a4e00007000800000000000000f',
];

/** Values that a strict reader refuses, or takes for no more than the text they are. */
const hostileValues: readonly unknown[] = [
  ...[null, '', ' ', '\u0000', '\ud800', '\u202e', "'; drop table accounts; --", '%', '_', '\\', '../../etc/passwd'],
  ...['{{7*7}}', '<img src=x onerror=alert(1)>', '=1+1', '＝1+1', 'x'.repeat(10_001), '0'.repeat(36)],
  ...[0, -1, 1.5, 1e21, 2 ** 31, 2 ** 53, Number.MAX_VALUE, '1e400', '-0', 'NaN', 'Infinity', '1,5', '٣', '0x10'],
  ...['2023-02-29', '0000-00-00', '99999-01-01', '2026-13-01', '2026-02-28T00:00:00Z', true, false, [], {}, [[]]],
  ...[[null], { $ne: null }, { length: 1e9 }, { toString: null }, Array.from({ length: 1001 }, () => 0)],
];

/** What makes a body hostile: one value in it, wherever, is replaced. */
export const faults: fc.Arbitrary<(body: unknown) => unknown> = fc
  .tuple(fc.nat(), fc.constantFrom(...hostileValues))
  .map(([at, value]) => (body) => {
    const paths = pathsOf(body);
    return replaced(body, paths[at % paths.length] ?? [], value);
  });

type Path = readonly string[];

function pathsOf(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [[], ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner).map((path) => [key, ...path]))];
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const inner = replaced((value as Record<string, unknown>)[key], rest, by);
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? inner : item));
  return { ...(value as object), [key]: inner };
}

/** Texts that are no JSON, or JSON no call takes. */
export const hostileBodies: readonly string[] = [
  ...['', ' ', '{', '[', '"', '{"a":', 'null', '[]', '1', '"x"', '\ufeff{}', "{'a':1}", '{"a":1,}', 'undefined'],
  ...['{"a":1,"a":2}', '{"a":{"b":1,"\\u0062":2}}', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}'],
  '['.repeat(2_000),
  `${'{"a":'.repeat(50)}1${'}'.repeat(50)}`,
  `{"name":"${'x'.repeat(200_000)}"}`,
  `{"a":${'9'.repeat(5_000)}}`,
];

/** Headers a caller may send whatever they mean. */
export const hostileHeaders: readonly Record<string, string>[] = [
  { 'x-time-zone': "'; drop table accounts; --" },
  { 'x-time-zone': 'x'.repeat(5_000) },
  { 'x-time-zone': 'Pacific/Kiritimati' },
  { 'idempotency-key': 'one-key-for-all' },
  { 'idempotency-key': 'x'.repeat(201) },
  { 'idempotency-key': '' },
  { 'x-forwarded-for': '1.2.3.4, nonsense, ::1' },
  { 'x-http-method-override': 'DELETE', 'x-method-override': 'PUT' },
  { origin: 'https://evil.example', 'access-control-request-method': 'DELETE' },
  { accept: 'text/html' },
  { accept: 'application/xml;q=0' },
  { 'accept-language': '../../etc/passwd' },
  { 'accept-encoding': 'nonsense' },
  { 'if-none-match': '*', range: 'bytes=0-0' },
  { cookie: 'a=b; __proto__=c' },
  { 'user-agent': '{{7*7}} <script>alert(1)</script>' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-7' },
  { 'content-type': 'APPLICATION/JSON ; x' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { authorization: 'Bearer x.y.z' },
  { authorization: 'Basic YTpi' },
  { authorization: `Bearer ${'x'.repeat(8_000)}` },
];

/** What may stand behind an address. */
export const hostileQueries: readonly string[] = [
  ...['?version=1', '?version=x', '?reason=a', '?query=%7B%7D', '?query=[', '?a=b', '?version=%00', '?reason=%00'],
  ...[
    '?q=%25_%5C%27&perEntity=3',
    '?q=%00',
    '?q=%F0%9F&perEntity=1e9',
    '?query=%7B%22page%22:1,%22page%22:2%7D',
    '?&&=&',
  ],
  ...['?version=1&version=2', '?__proto__=1', '?constructor[prototype]=1', '?format=exe', '?from=2026-02-30&to=x'],
  `?q=${'x'.repeat(3_000)}`,
];
