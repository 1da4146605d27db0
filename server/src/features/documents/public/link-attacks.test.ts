import type { DocumentDetail } from '@mandate/contract/documents/document-detail.ts';
import type { DocumentLinks } from '@mandate/contract/documents/send-request.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { declaredCalls } from '../../../../testing/callers/declared-calls.ts';
import { exported } from '../../../../testing/callers/exports.ts';
import {
  answerer,
  type LinkedQuote,
  linkBodies,
  linkCalls,
  linkedQuote,
  toldByLink,
} from '../../../../testing/callers/link-calls.ts';
import { type Person, signIn } from '../../../../testing/callers/people.ts';
import { projectNow } from '../../../../testing/callers/quotable.ts';
import { type QuoteToSend, send, tokenIn } from '../../../../testing/callers/sent-quote.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let admin: Person;
let link: ReturnType<typeof linkCalls>;

beforeAll(async () => {
  app = await startTestApp({ trustedProxies: ['127.0.0.1'] });
  admin = await signIn(app, 'ADMIN', 'Mara Feld');
  link = linkCalls(app);
});
afterAll(() => app.close());
// A test makes more calls than one network may in a minute.
beforeEach(() => app.database.pool.query('delete from throttles'));

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
/** From the network of this number. */
const from = (number: number) => ({ 'x-forwarded-for': `192.0.2.${number}` });
const documentNow = async ({ quote }: QuoteToSend) =>
  (await admin.get<DocumentDetail>(`/document/get-by-id/${quote.id}`)).data;
const linksOf = async ({ quote }: QuoteToSend) =>
  (await admin.get<DocumentLinks>(`/document/get-links/${quote.id}`)).data.links;

const told = (token: string) => toldByLink(link, token, from(1));

describe('a link that does not work', () => {
  test('is answered one and the same, whether it was never made, is past, was taken back, or lost its contact', async () => {
    const [past, revoked, left, removed] = [
      await linkedQuote(admin),
      await linkedQuote(admin),
      await linkedQuote(admin),
      await linkedQuote(admin),
    ];
    await sql('update document_links set expires_at = now() where document_id = $1', [past.quote.id]);
    await admin.post(`/document/revoke-link/${(await linksOf(revoked))[0]?.id}`, {});
    const ofLeft = tokenIn(await send(admin, left, { contactIds: [left.contacts[1]?.id ?? ''] }));
    await sql('delete from customer_contacts where id = $1', [left.contacts[1]?.id]);
    const { version } = await projectNow(admin, removed.project.id);
    await admin.del(`/project/remove/${removed.project.id}?version=${version}`);
    const tokens = [past.token, revoked.token, ofLeft, removed.token];
    // What comes close to one that works, and what is none at all.
    const { token, quote } = await linkedQuote(admin);
    const near = [token.slice(1), `${token}x`, token.toUpperCase(), ` ${token}`, `#${token}`, quote.id, quote.number];
    const others = ['', '0', 'x'.repeat(43), 'x'.repeat(200), '%', "' or true --", 'null', '__proto__'];
    const answers: string[] = [];
    for (const each of [...tokens, ...near, ...others]) {
      await sql('delete from throttles');
      answers.push(...(await told(each)));
    }
    expect([...new Set(answers)]).toHaveLength(1);
    expect(answers[0]).toContain('documentLinkNotValid');
    // A firm without a name has none to be asked by.
    const unnamed = {
      status: 404,
      errorMessage: expect.stringContaining('Ask who sent it to you'),
      data: { firm: null },
    };
    expect(JSON.parse(answers[0] ?? '')).toMatchObject(unnamed);
    await sql(`update parameters set value = '"Halberd & Lane"' where key = 'company.name'`);
    const [named = ''] = await told('no link');
    expect(JSON.parse(named)).toMatchObject({
      errorMessage: expect.stringContaining('Ask Halberd & Lane'),
      data: { firm: 'Halberd & Lane' },
    });
    expect((await link.ask('open', { token })).status).toBe(200);
  });

  test('is guessed no more than thirty times a minute from one network, however many calls share it', async () => {
    const verbs = ['open', 'fetch'];
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, at) => link.ask(verbs[at % 2] ?? '', { token: `guess ${at}` }, from(7))),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(statuses.filter((status) => status === 404)).toHaveLength(30);
    // A link that works is no way past it, and others are not kept out.
    const { token } = await linkedQuote(admin);
    expect((await link.ask('open', { token }, from(7))).status).toBe(429);
    expect((await link.ask('open', { token }, from(8))).status).toBe(200);
  });

  test('is tried no more than three hundred times an hour, from however many networks', async () => {
    const { token } = await linkedQuote(admin);
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1) {
      const calls = Array.from({ length: 28 }, () => link.ask('open', { token }, from(round + 10)));
      statuses.push(...(await Promise.all(calls)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(300);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8);
  });
});

describe('a link that was passed on', () => {
  test('works for whoever has it, says for whom it was made, and ends for everybody when it is taken back', async () => {
    const ready = await linkedQuote(admin);
    for (const number of [1, 2, 3])
      expect((await link.ask('open', { token: ready.token }, from(number))).data).toMatchObject({
        ...{ madeFor: answerer, mayAnswer: true },
      });
    const before = await told('never made');
    await admin.post(`/document/revoke-link/${(await linksOf(ready))[0]?.id}`, {});
    for (const number of [1, 2, 3])
      expect((await link.ask('open', { token: ready.token }, from(number))).status).toBe(404);
    await sql('delete from throttles');
    expect(await told(ready.token)).toEqual(before);
    expect(await documentNow(ready)).toMatchObject({ answer: null, state: 'issued' });
  });

  test('is answered once, whichever of the links to a quote it is answered by', async () => {
    const ready = await linkedQuote(admin);
    const other = tokenIn(await send(admin, ready, { contactIds: [ready.contacts[1]?.id ?? ''] }));
    expect((await link.accept(ready.token)).status).toBe(200);
    for (const token of [ready.token, other]) {
      for (const reply of [await link.accept(token), await link.decline(token)])
        expect([reply.status, reply.errorCode]).toEqual([409, 'alreadyAnswered']);
      expect((await link.ask('open', { token })).data).toMatchObject({
        ...{ mayAnswer: false, answer: { answer: 'accepted', name: answerer } },
      });
    }
  });

  test('of twenty answers at one moment, by two links from many networks, one is taken', async () => {
    const ready = await linkedQuote(admin);
    const tokens = [ready.token, tokenIn(await send(admin, ready, { contactIds: [ready.contacts[1]?.id ?? ''] }))];
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const answer = at % 3 === 0 ? link.decline : link.accept;
        return answer(tokens[at % 2] ?? '', { name: `Person ${at}` }, from(at + 30));
      }),
    );
    const [taken, ...others] = replies.filter(({ status }) => status === 200);
    expect(others).toEqual([]);
    expect(replies.filter(({ errorCode }) => errorCode === 'alreadyAnswered')).toHaveLength(19);
    const { answer, answeredBy } = await documentNow(ready);
    expect(taken?.data.answer).toMatchObject({ answer, name: answeredBy });
    const { rows } = await sql("select count(*)::int from history where record_id = $1 and action = 'save'", [
      ready.quote.id,
    ]);
    expect(rows[0].count).toBe(1);
  });
});

describe('who has a link', () => {
  test('is told of no other record: not of the project, the customer, other contacts, other revisions, or costs', async () => {
    const ready = await linkedQuote(admin);
    const { data } = await link.ask('open', { token: ready.token });
    const said = JSON.stringify(data);
    const { project, quote, contacts } = ready;
    for (const hidden of [project.id, project.customerId, quote.id, contacts[1]?.id, 'Ostrow', 'storm@', '"100'])
      expect([hidden, said.includes(String(hidden))]).toEqual([hidden, false]);
    expect(said).not.toMatch(/cost|margin|internal|tokenHash|sentAt|createdBy/i);
  });

  test('asks for nothing but its document: what else is in the body is refused', async () => {
    const [one, other] = [await linkedQuote(admin), await linkedQuote(admin)];
    const { token } = one;
    const beside = [
      { id: other.quote.id },
      { documentId: other.quote.id },
      { number: other.quote.number },
      { revision: 'B' },
      { language: 'de' },
      { token2: other.token },
    ];
    for (const each of beside)
      for (const [verb, body] of Object.entries(linkBodies)) {
        const reply = await link.ask(verb, { token, ...body, ...each });
        expect([verb, reply.status]).toEqual([verb, 400]);
        await sql('delete from throttles');
      }
    for (const what of ['xml', '../pdf', '', null, ['pdf'], other.quote.sha256])
      expect((await link.ask('fetch', { token, what })).status).toBe(400);
    for (const wrong of [undefined, null, 7, ['x'], { a: 1 }, 'x'.repeat(201)])
      expect((await link.ask('open', { token: wrong })).status).toBe(400);
    for (const chosenLineIds of [[other.option], [one.project.lines[0]?.id], ['x'], [null]])
      expect((await link.accept(token, { chosenLineIds, gross: '5400' })).status).toBe(400);
    for (const gross of ['3599.99', '0', '-3600', '3600.001']) {
      const { status } = await link.accept(token, { gross });
      expect([gross, [400, 409].includes(status)]).toEqual([gross, true]);
    }
    expect((await link.accept(token, { accepts: false })).status).toBe(400);
    expect(await documentNow(one)).toMatchObject({ answer: null });
  });

  test('has no session by it: every other call answers as it does to nobody', async () => {
    const { token, quote } = await linkedQuote(admin);
    const others = declaredCalls(app).filter(({ path }) => !path.startsWith('/public-document/'));
    expect(others.length).toBeGreaterThan(100);
    for (const { method, path, allow } of others) {
      const address = app.url + path.replaceAll(/:\w+/g, quote.id);
      const isPost = method === 'POST';
      const ask = async (headers: Record<string, string>, body: object) => {
        const type = isPost ? { 'content-type': 'application/json' } : {};
        const sent = { method, headers: { ...type, ...headers }, ...(isPost && { body: JSON.stringify(body) }) };
        const reply = await fetch(address, sent);
        await reply.body?.cancel();
        return reply.status;
      };
      const asNobody = await ask({}, {});
      const asBearer = await ask({ authorization: `Bearer ${token}`, cookie: `accessToken=${token}` }, {});
      const named = await ask({}, { token, accessToken: token, refreshToken: token });
      // A call for everybody may say that what was sent is no token of its own.
      const expected = allow === 'anyone' ? [asNobody, 400, 401] : [401];
      expect([method, path, expected.includes(asBearer), expected.includes(named)]).toEqual([
        ...[method, path, true, true],
      ]);
    }
  });

  test('changes nothing by GET, by another method, by a form of another site, or by opening it', async () => {
    const ready = await linkedQuote(admin);
    const { token } = ready;
    const json = JSON.stringify({ token, ...linkBodies.accept });
    const form = new URLSearchParams({ token, ...linkBodies.accept, accepts: 'true' }).toString();
    for (const verb of Object.keys(linkBodies)) {
      const address = `${app.url}/public-document/${verb}`;
      const query = `?${form}`;
      const asked: [string, RequestInit][] = [
        ...['GET', 'HEAD', 'OPTIONS', 'DELETE'].map((method): [string, RequestInit] => [query, { method }]),
        ...['PUT', 'PATCH', 'DELETE'].map((method): [string, RequestInit] => [
          '',
          { method, body: json, headers: { 'content-type': 'application/json' } },
        ]),
        [query, { method: 'POST' }],
        ['', { method: 'GET', headers: { 'x-http-method-override': 'POST' } }],
        ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'].flatMap(
          (type): [string, RequestInit][] =>
            [json, form].map((body) => ['', { method: 'POST', body, headers: { 'content-type': type } }]),
        ),
      ];
      for (const [at, init] of asked) {
        const reply = await fetch(address + at, init);
        await reply.body?.cancel();
        const case_ = [verb, init.method, JSON.stringify(init.headers), at === ''];
        expect([...case_, reply.status >= 400]).toEqual([...case_, true]);
        expect(reply.headers.get('access-control-allow-origin')).toBeNull();
      }
    }
    expect((await linksOf(ready))[0]).toMatchObject({ openedCount: 0, firstOpenedAt: null });
    await sql('delete from throttles');
    for (let time = 0; time < 20; time += 1) await link.ask('open', { token });
    expect((await linksOf(ready))[0]).toMatchObject({ openedCount: 20 });
    expect(await documentNow(ready)).toMatchObject({ answer: null, state: 'issued' });
    expect(await projectNow(admin, ready.project.id)).toMatchObject({ status: 'quoted', contractSignedOn: null });
  });

  test('gets every reply for no cache, no search engine, no frame, no other site', async () => {
    const { token } = await linkedQuote(admin);
    const asked = [
      ['open', { token }, 200],
      ['fetch', { token }, 200],
      ['open', { token: 'x' }, 404],
      ['open', {}, 400],
    ] as const;
    for (const [verb, body, status] of asked) {
      const reply = await fetch(`${app.url}/public-document/${verb}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
        body: JSON.stringify(body),
      });
      await reply.body?.cancel();
      expect(reply.status).toBe(status);
      expect(Object.fromEntries(reply.headers)).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'content-security-policy': expect.stringMatching(/^default-src 'none'; frame-ancestors 'none'(; sandbox)?$/),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-resource-policy': 'same-origin',
      });
      for (const name of ['access-control-allow-origin', 'set-cookie', 'etag', 'last-modified'])
        expect([name, reply.headers.get(name)]).toEqual([name, null]);
    }
  });
});

test('no token is in any line of the log, in any row of the database, in any list or file', async () => {
  const sa = await signIn(app, 'SA', 'Who looks');
  const ready: LinkedQuote = await linkedQuote(admin);
  // A reply that is kept to be repeated has the link, sealed.
  const again = await send(
    {
      ...admin,
      post: (path, body) => admin.post(path, body, { 'idempotency-key': 'one' }),
    },
    ready,
  );
  const tokens = [ready.token, tokenIn(again)];
  for (const token of tokens) {
    await link.ask('open', { token });
    await link.ask('fetch', { token });
    await link.ask('open', { token, extra: token });
    await link.ask('decline', { token, name: 'x' });
    await fetch(`${app.url}/public-document/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"token":"${token}"`,
    });
  }
  expect((await link.accept(tokens[0] ?? '')).status).toBe(200);
  const kept = [app.log.join('\n')];
  const { rows: tables } = await sql(
    "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'",
  );
  for (const { name } of tables) {
    const { rows } = await sql(`select string_agg(t::text, ' ') as text from ${name} t`);
    kept.push(rows[0].text ?? '');
  }
  for (const noun of ['document', 'mail-message', 'audit', 'notification']) {
    kept.push(JSON.stringify((await sa.post(`/${noun}/get-grid`, {})).data));
  }
  for (const noun of ['document', 'audit']) kept.push((await exported(app, sa, noun)).bytes.toString());
  kept.push(JSON.stringify((await sa.get(`/document/history/${ready.quote.id}`)).data));
  expect(tables.length).toBeGreaterThan(30);
  const text = kept.join('\n');
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{43}$/);
    const written = [token, Buffer.from(token).toString('hex'), Buffer.from(token).toString('base64')];
    for (const each of written) expect(text.includes(each)).toBe(false);
  }
});
