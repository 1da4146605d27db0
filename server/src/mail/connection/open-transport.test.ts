import { createServer, type Server, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Authority, createAuthority, trust } from '../../../testing/mail/certificates.ts';
import { startMailServer, type TestMailServer } from '../../../testing/mail/start-mail-server.ts';
import { MailFailure } from '../mail-failure.ts';
import type { MailServer } from '../mail-settings.ts';
import { openTransport, type TransportOptions } from './open-transport.ts';
import type { MailStepDone } from './step-clock.ts';

const account = { username: 'ada', password: 'a secret of Ada' };
const message = { from: 'ada@firm.example', to: 'bob@firm.example', raw: Buffer.from('Subject: x\r\n\r\nHello\r\n') };
const closing: { close(): unknown }[] = [];
let authority: Authority;

const settings: MailServer = {
  host: 'localhost',
  port: 0,
  security: 'starttls',
  authMethod: 'password',
  username: account.username,
  secret: account.password,
  verifyCertificate: true,
  timeoutSeconds: 5,
  heloName: null,
};

async function serve(...given: Parameters<typeof startMailServer>): Promise<TestMailServer> {
  const server = await startMailServer(...given);
  closing.push(server);
  return server;
}

/** Something that is no mail server, and how it answers who calls. */
async function listen(answer: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    answer(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push({
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
  return (server.address() as { port: number }).port;
}

/** Sends one message from beginning to end. */
async function deliver(
  changes: Partial<MailServer>,
  options: Partial<TransportOptions> = {},
  envelope: Partial<typeof message> = {},
): Promise<string> {
  const transport = await openTransport({ ...settings, ...changes }, { allowPrivate: true, ...options });
  try {
    return (await transport.send({ ...message, ...envelope })).answer;
  } finally {
    transport.close();
  }
}

async function failureOf(...given: Parameters<typeof deliver>): Promise<MailFailure> {
  const found = await deliver(...given).then(
    (answer) => answer,
    (error: unknown) => error,
  );
  expect(found).toBeInstanceOf(MailFailure);
  return found as MailFailure;
}

beforeAll(async () => {
  authority = await createAuthority();
  trust(authority);
});

afterAll(async () => {
  await Promise.all(closing.map((each) => each.close()));
});

describe('a connection to a mail server', () => {
  test.each(['starttls', 'tls', 'none'] as const)(
    'hands a message over with %s, telling each step',
    async (security) => {
      const certificate = await authority.certify('localhost');
      const server = await serve({ account, certificate, secure: security === 'tls', allowInsecureAuth: true });
      const steps: MailStepDone[] = [];
      const answer = await deliver({ port: server.port, security }, { onStep: (step) => void steps.push(step) });
      expect(answer).toMatch(/^250 /);
      expect(server.mails).toEqual([{ from: message.from, to: [message.to], raw: message.raw.toString() }]);
      const expected = ['resolve', 'connect', 'tls', 'auth', 'sender', 'recipient', 'send'];
      expect(steps.map(({ step }) => step)).toEqual(expected.filter((step) => step !== 'tls' || security !== 'none'));
      expect(steps.find(({ step }) => step === 'auth')?.answer).toMatch(/^235 /);
      if (security !== 'none') expect(steps[2]?.certificate?.subject.CN).toBe('localhost');
      expect(JSON.stringify(steps)).not.toContain(account.password);
    },
  );

  test('takes one message after the other, also after a refused one', async () => {
    const server = await serve({ refused: { gone: 550 } });
    const own = { ...settings, port: server.port, verifyCertificate: false, authMethod: 'none' as const };
    const transport = await openTransport(own, { allowPrivate: true });
    await transport.send(message);
    await expect(transport.send({ ...message, to: 'gone@firm.example' })).rejects.toMatchObject({ isFinal: true });
    expect(transport.isOpen()).toBe(true);
    await transport.send(message);
    transport.close();
    expect(server.mails).toHaveLength(2);
    expect(server.connections).toBe(1);
  });

  test.each([
    ['sender', { from: 'mallory@firm.example' }],
    ['recipient', { to: 'mallory@firm.example' }],
  ])('reads nothing of a message whose %s is refused', async (_step, envelope) => {
    const server = await serve({ refused: { mallory: 550 } });
    let isRead = false;
    const raw = new Readable({
      read() {
        isRead = true;
        this.push(null);
      },
    });
    const own = { ...settings, port: server.port, verifyCertificate: false, authMethod: 'none' as const };
    const transport = await openTransport(own, { allowPrivate: true });
    await expect(transport.send({ ...message, ...envelope, raw })).rejects.toBeInstanceOf(MailFailure);
    transport.close();
    expect(isRead).toBe(false);
  });
});

describe('what goes wrong has a sentence of its own', () => {
  const plain = { security: 'none', authMethod: 'none' } as const;
  const refusing = { mallory: 550, busy: 451 };

  test('an unknown host', async () => {
    expect(await failureOf({ host: 'mail.nowhere.invalid', port: 587 })).toMatchObject({
      code: 'mailHostUnknown',
      step: 'resolve',
      message: expect.stringContaining('mail.nowhere.invalid'),
    });
  });

  test('a port where nobody listens', async () => {
    const server = await startMailServer();
    await server.close();
    expect(await failureOf({ port: server.port })).toMatchObject({ code: 'mailPortRefused', step: 'connect' });
  });

  test('a certificate that nobody trusts, that is over or that belongs to another name', async () => {
    const unknown = await createAuthority();
    const certificates = {
      mailCertificateNotTrusted: await unknown.certify('localhost'),
      mailCertificateExpired: await authority.certify('localhost', -1),
      mailCertificateOtherName: await authority.certify('mail.other.example'),
    };
    for (const [code, certificate] of Object.entries(certificates))
      for (const security of ['starttls', 'tls'] as const) {
        const server = await serve({ account, certificate, secure: security === 'tls' });
        expect(await failureOf({ port: server.port, security })).toMatchObject({ code, step: 'tls' });
        const answer = await deliver({ port: server.port, security, verifyCertificate: false });
        expect(answer).toMatch(/^250/);
      }
  });

  test('a server without STARTTLS is not spoken to in clear', async () => {
    const server = await serve({
      account,
      hideSTARTTLS: true,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
    });
    expect(await failureOf({ port: server.port })).toMatchObject({ code: 'mailTlsMissing', step: 'tls' });
  });

  test('TLS where the server begins in clear', async () => {
    const server = await serve({ account });
    expect(await failureOf({ port: server.port, security: 'tls' })).toMatchObject({
      code: 'mailTlsFailed',
      step: 'tls',
    });
  });

  test('a wrong password, without repeating it though the server does', async () => {
    const server = await serve({ account });
    const secret = 'not the secret of Ada';
    const failure = await failureOf({ port: server.port, secret, verifyCertificate: false });
    expect(failure).toMatchObject({ code: 'mailPasswordWrong', step: 'auth', isFinal: false });
    expect(failure.answer).toBe('535 Not known: ada •••');
  });

  test('no password, and a server that signs nobody in', async () => {
    const server = await serve({ account });
    const kept = { port: server.port, verifyCertificate: false };
    expect(await failureOf({ ...kept, secret: null })).toMatchObject({ code: 'mailPasswordMissing', step: 'auth' });
    const open = await serve();
    expect(await failureOf({ ...kept, port: open.port })).toMatchObject({ code: 'mailAuthMissing', step: 'auth' });
    expect(await failureOf({ ...kept, authMethod: 'none' })).toMatchObject({ code: 'mailAuthMissing', step: 'sender' });
  });

  test.each([
    ['mailSenderRefused', 'sender', true, { from: 'mallory@firm.example' }],
    ['mailDeferred', 'sender', false, { from: 'busy@firm.example' }],
    ['mailRecipientRefused', 'recipient', true, { to: 'mallory@firm.example' }],
    ['mailDeferred', 'recipient', false, { to: 'busy@firm.example' }],
  ])('the refusal %s at the %s', async (code, step, isFinal, envelope) => {
    const server = await serve({ refused: refusing });
    const failure = await failureOf({ port: server.port, ...plain }, {}, envelope);
    expect(failure).toMatchObject({ code, step, isFinal, answer: expect.stringContaining('is not taken') });
  });

  test.each([
    [552, 'mailRefused', true],
    [452, 'mailDeferred', false],
  ])('a message answered with %i', async (responseCode, code, isFinal) => {
    const server = await serve({
      onData(stream, _session, done) {
        stream.resume().on('end', () => done(Object.assign(new Error('Not this one'), { responseCode })));
      },
    });
    expect(await failureOf({ port: server.port, ...plain })).toMatchObject({ code, step: 'send', isFinal });
  });

  test('a server that says nothing', async () => {
    const port = await listen(() => undefined);
    const failure = await failureOf({ port, timeoutSeconds: 0.3 });
    expect(failure).toMatchObject({ code: 'mailNoAnswer', step: 'connect' });
    expect(await failureOf({ port, timeoutSeconds: 0.3, security: 'tls' })).toMatchObject({ code: 'mailNoAnswer' });
  });

  test('a server that goes on for ever, when the time is up', async () => {
    const port = await listen((socket) => {
      const more = setInterval(() => socket.write('220-wait\r\n'), 50);
      socket.on('close', () => clearInterval(more));
    });
    const failure = await failureOf({ port, timeoutSeconds: 60 }, { signal: AbortSignal.timeout(300) });
    expect(failure).toMatchObject({ code: 'mailNoAnswer', step: 'connect' });
  });

  test('a server that is no mail server', async () => {
    const port = await listen((socket) => socket.write('SSH-2.0-OpenSSH_9.9\r\n'));
    expect(await failureOf({ port })).toMatchObject({ code: 'mailNotSmtp', step: 'connect' });
  });

  test('a connection that breaks off before and after the message is asked for', async () => {
    const port = await listen((socket) => socket.end());
    expect(await failureOf({ port })).toMatchObject({ code: 'mailBrokenOff', step: 'connect' });
    for (const last of ['MAIL', 'DATA']) {
      const breaking = await listen((socket) => {
        socket.write('220 here\r\n');
        socket.on('data', (data) => {
          if (data.toString().startsWith(last)) return socket.destroy();
          socket.write('250 fine\r\n');
        });
      });
      const failure = await failureOf({ port: breaking, ...plain });
      expect(failure).toMatchObject({ code: 'mailBrokenOff', isFinal: false });
    }
  });
});

describe('addresses inside the network', () => {
  /** Loopback, private, link-local, shared, metadata and other inward addresses in the spellings resolvers take. */
  const spellings = [
    ...[
      '127.0.0.1',
      '127.1',
      '127.0.1',
      '2130706433',
      '0x7f000001',
      '0x7f.1',
      '0177.0.0.1',
      '017700000001',
      '127.255.255.254',
    ],
    ...['0', '0.0.0.0', '0x0', 'localhost', 'LOCALHOST', 'localhost.', '①②⑦.⓪.⓪.①', '127。0。0。1', ' 127.0.0.1 '],
    ...['10.0.0.1', '10.1', '0xa000001', '172.16.0.1', '172.31.255.255', '192.168.1.1', '0300.0250.1.1', '3232235777'],
    ...[
      '169.254.169.254',
      '2852039166',
      '0xa9fea9fe',
      '0251.0376.0251.0376',
      '100.64.0.1',
      '224.0.0.1',
      '255.255.255.255',
    ],
    ...[
      '::1',
      '[::1]',
      '0:0:0:0:0:0:0:1',
      '::',
      '::127.0.0.1',
      '::ffff:127.0.0.1',
      '[::ffff:7f00:1]',
      '::ffff:a9fe:a9fe',
    ],
    ...['::ffff:0:127.0.0.1', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'fec0::1', 'ff02::1', '64:ff9b::7f00:1'],
    ...['64:ff9b:1::a9fe:a9fe', '2002:7f00:1::', '2001:0:7f00:1::', '2001:4860::5efe:10.0.0.1', 'fe80::1%lo'],
  ];

  test('are refused in fifty spellings, and nobody is called', async () => {
    const server = await serve();
    expect(spellings.length).toBeGreaterThan(50);
    for (const host of spellings) {
      const failure = await failureOf({ host, port: server.port }, { allowPrivate: false });
      // A resolver that does not know a spelling leads nowhere either.
      expect(failure.code, host).toMatch(/^mailHost(Private|Unknown)$/);
      expect(failure.step).toBe('resolve');
    }
    const [first = ''] = spellings;
    expect((await failureOf({ host: first, port: server.port }, { allowPrivate: false })).code).toBe('mailHostPrivate');
    expect(server.connections).toBe(0);
  });

  test('ports that are none of mail are not called, public as the host may be', async () => {
    for (const port of [22, 80, 443, 5432, 26, 65_535])
      expect(await failureOf({ host: '93.184.215.14', port }, { allowPrivate: false })).toMatchObject({
        code: 'mailPortNotAllowed',
        step: 'connect',
      });
  });
});
