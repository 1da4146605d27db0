import error from '../../../contract/src/locales/en/error.json' with { type: 'json' };

/** What the proxy answers in place of a server: as servers do, so that browsers understand it. */
interface ProxyReply {
  /** The file it is kept in. */
  name: string;
  /** What the proxy would have said. */
  codes: readonly number[];
  errorCode: 'serverBusy' | 'commitUnknown';
}

/** Nothing was sent to any server: it is sent again. Or a server was lost over it, and nobody knows whether it was done. */
export const proxyReplies: readonly ProxyReply[] = [
  { name: 'busy.http', codes: [503], errorCode: 'serverBusy' },
  { name: 'unknown.http', codes: [502, 504], errorCode: 'commitUnknown' },
];

const seconds = 2;

/** The reply as it is sent, headers and all. */
export function replyText({ errorCode }: ProxyReply): string {
  const body = JSON.stringify({
    result: 'fatal-error',
    data: null,
    alerts: [],
    errorMessage: error[errorCode].replace('{seconds}', String(seconds)),
    errorCode,
    requestId: '',
  });
  const headers = [
    'HTTP/1.1 503 Service Unavailable',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Retry-After: ${seconds}`,
    'Cache-Control: no-store',
  ];
  return `${headers.join('\r\n')}\r\n\r\n${body}`;
}
