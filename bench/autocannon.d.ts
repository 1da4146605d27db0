/** What the benches use of autocannon 9, which comes without types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
    method: 'POST';
    headers: Record<string, string>;
    body: string;
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
  export default function autocannon(options: Options): Promise<Result>;
}
