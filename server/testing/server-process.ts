import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bareEnvironment } from './bare-environment.ts';

/** The program people start, as a process of its own. */
export interface ServerProcess {
  url: string;
  /** The process itself, to look at and to send messages to. */
  process: ChildProcess;
  /** Both streams, as they came. */
  output(): { out: string; err: string };
  /** Ends it as a crash would. */
  kill(): Promise<number | null>;
  /** Asks it to stop, as a service manager does; gives the exit code. */
  stop(): Promise<number | null>;
}

/** The exit of a program that did not come to be ready. */
export class NotStarted extends Error {
  readonly code: number | null;
  readonly output: { out: string; err: string };

  constructor(code: number | null, output: { out: string; err: string }) {
    super(`ended with ${code} before it was ready: ${output.out} ${output.err}`);
    this.code = code;
    this.output = output;
  }
}

/** The account every server of tests begins with. */
export const administrator = { username: 'sa@mandate.example', password: 'a password' };

const program = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const plain = {
  HOST: '127.0.0.1',
  PORT: '0',
  SAMPLE_DATA: 'none',
  ADMIN_EMAIL: administrator.username,
  ADMIN_PASSWORD: administrator.password,
};

/**
 * Starts the server and waits until it says where it is ready.
 * @param environment over one without sample and with a known administrator; nothing of the tests' own is passed on
 * @throws NotStarted
 */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const env = { ...bareEnvironment(), ...plain, ...environment };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let [out, err] = ['', ''];
  const output = () => ({ out, err });
  child.stderr?.on('data', (chunk) => (err += String(chunk)));
  const ended = new Promise<number | null>((settle) => child.once('close', settle));
  const url = await new Promise<string>((settle, fail) => {
    child.stdout?.on('data', (chunk) => {
      out += String(chunk);
      const address = /ready at (http:\S+)/.exec(out)?.[1];
      if (address) settle(address);
    });
    ended.then((code) => fail(new NotStarted(code, output())));
  });
  const signal = (name: NodeJS.Signals) => () => {
    child.kill(name);
    return ended;
  };
  return { url, process: child, output, kill: signal('SIGKILL'), stop: signal('SIGTERM') };
}

/** Signs the administrator in and gives what makes calls in their name. */
export async function signInTo(url: string) {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const sent = { 'content-type': 'application/json', ...headers };
    const response = await fetch(url + path, { method: 'POST', headers: sent, body: JSON.stringify(body) });
    const { data, errorCode } = (await response.json()) as { data: unknown; errorCode: string | null };
    return { status: response.status, errorCode, data };
  };
  const { data } = await post('/account/verify-account', administrator);
  const { accessToken } = data as { accessToken: string };
  const bearer = { authorization: `Bearer ${accessToken}` };
  return {
    post: (path: string, body: object, headers: Record<string, string> = {}) =>
      post(path, body, { ...bearer, ...headers }),
    /** Sends a text as a file. */
    sendFile: async (path: string, name: string, text: string) => {
      const form = new FormData();
      form.set('file', new Blob([text]), name);
      const response = await fetch(url + path, { method: 'POST', headers: bearer, body: form });
      return ((await response.json()) as { data: unknown }).data;
    },
    /** The text of a file. */
    file: async (path: string) => (await fetch(url + path, { headers: bearer })).text(),
    get: async (path: string) => {
      const response = await fetch(url + path, { headers: bearer });
      return { status: response.status, data: ((await response.json()) as { data: unknown }).data };
    },
  };
}
