/** What the benches use of autocannon 9, which comes without types. */
declare module 'autocannon' {
  export interface Request {
    method: 'GET' | 'POST';
    path: string;
    headers: Record<string, string>;
    body?: string;
    /** Makes each request of one. */
    setupRequest?: (request: Request) => Request;
    /** Hears what each was answered. */
    onResponse?: (status: number, reply: string) => void;
  }
  interface Options {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
    method?: 'POST';
    headers?: Record<string, string>;
    body?: string;
    /** What is sent in turn, in place of the one request. */
    requests?: Request[];
    /** Requests a second of all connections together; without it as many as there are replies. */
    overallRate?: number;
  }
  interface Result {
    /** Replies in each second of the run. */
    requests: { average: number };
    /** In ms. */
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
    timeouts: number;
  }
  /** A run under way. */
  interface Run extends Promise<Result> {
    on(event: 'response', heard: (client: unknown, status: number, bytes: number, ms: number) => void): Run;
  }
  export default function autocannon(options: Options): Run;
}
