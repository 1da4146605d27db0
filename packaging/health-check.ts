/** Asks the server beside it whether it is ready, and ends with status 0 when it is: for those who watch a container. */
const everywhere = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
const host = process.env.HOST || '127.0.0.1';
const asked = everywhere[host as keyof typeof everywhere] ?? (host.includes(':') ? `[${host}]` : host);
try {
  const reply = await fetch(`http://${asked}:${process.env.PORT || 3000}/health/ready`, {
    signal: AbortSignal.timeout(4_000),
  });
  process.stdout.write(`${await reply.text()}\n`);
  process.exitCode = reply.ok ? 0 : 1;
} catch (error) {
  process.stdout.write(`${error instanceof Error ? (error.cause ?? error.message) : error}\n`);
  process.exitCode = 1;
}
