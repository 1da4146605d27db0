import type { DocumentLinks } from '@mandate/contract/documents/send-request.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../../testing/callers/people.ts';
import { issued, projectNow, today } from '../../../../testing/callers/quotable.ts';
import { saved } from '../../../../testing/callers/records.ts';
import { quoteToSend, send, tokenIn } from '../../../../testing/callers/sent-quote.ts';
import { openPostOffice, type PostOffice, useMailServer } from '../../../../testing/mail/post-office.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let admin: Person;
let office: PostOffice;

beforeAll(async () => {
  app = await startTestApp({ mailAllowPrivate: true });
  admin = await signIn(app, 'ADMIN', 'Mara Feld');
  office = await openPostOffice();
  await useMailServer(app.database, office.port);
});
afterAll(async () => {
  await app.close();
  await office.close();
});

const linksOf = async (id: string) => (await admin.get<DocumentLinks>(`/document/get-links/${id}`)).data;

describe('the link of a quote', () => {
  const openWith = async (token: string) =>
    (
      await fetch(`${app.url}/public-document/open`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      })
    ).status;

  test.each(['Pacific/Honolulu', 'Pacific/Auckland'])(
    'is told with the last day on which it works in %s',
    async (zone) => {
      const { pool } = app.database;
      const put = (to: string) =>
        pool.query("update parameters set value = $1 where key = 'company.timeZone'", [JSON.stringify(to)]);
      const { rows } = await pool.query("select value from parameters where key = 'company.timeZone'");
      await put(zone);
      const ready = await quoteToSend(admin);
      const expiresOn = addDays(today, 5);
      await send(admin, ready, { expiresOn });
      const [link] = (await linksOf(ready.quote.id)).links;
      await put(rows[0].value);
      expect(link).toMatchObject({ state: 'open', expiresOn });
    },
  );

  test('no longer works once somebody took it back, its contact is gone, or its project was removed', async () => {
    const ready = await quoteToSend(admin);
    const [first, second] = ready.contacts;
    const contactIds = [first?.id ?? '', second?.id ?? ''];
    const sent = await send(admin, ready, { contactIds });
    const { links } = await linksOf(ready.quote.id);
    const ofFirst = links.find(({ contactId }) => contactId === first?.id);
    expect(await openWith(tokenIn(sent))).toBe(200);
    const revoked = await admin.post<DocumentLinks>(`/document/revoke-link/${ofFirst?.id}`, {});
    expect(revoked.data.links.map(({ state }) => state).sort()).toEqual(['open', 'revoked']);
    expect([await openWith(tokenIn(sent)), await openWith(tokenIn(sent, 1))]).toEqual([404, 200]);
    const audit = await app.database.pool.query(
      "select action, details from audit where record_id = $1 and action = any('{documentSent,documentLinkRevoked}') order by id",
      [ready.quote.id],
    );
    const { sha256 } = audit.rows[0].details;
    expect(audit.rows[1]).toEqual({
      action: 'documentLinkRevoked',
      details: { number: ready.quote.number, sha256, linkId: ofFirst?.id },
    });
    const customer = (
      await admin.get<{ version: number; contacts: { id: string }[] }>(
        `/customer/get-by-id/${ready.project.customerId}`,
      )
    ).data;
    await saved(admin, 'customer', {
      id: ready.project.customerId,
      version: customer.version,
      contacts: customer.contacts.filter(({ id }) => id !== second?.id),
    });
    expect(await openWith(tokenIn(sent, 1))).toBe(404);

    const removed = await quoteToSend(admin);
    const token = tokenIn(await send(admin, removed));
    const { version } = await projectNow(admin, removed.project.id);
    await admin.del(`/project/remove/${removed.project.id}?version=${version}`);
    expect(await openWith(token)).toBe(404);
  });

  test('is told to nobody who looks as somebody else, nor in the log of mails, nor to who sees no prices', async () => {
    const sa = await signIn(app, 'SA');
    const ready = await quoteToSend(admin);
    const { data } = await send(admin, ready);
    const message = await sa.get<{ rendered: { text: string } }>(`/mail-message/get-by-id/${data.messages[0]}`);
    expect(message.data.rendered.text).toContain('/public/document#…');
    const token = data.links[0]?.link.split('#')[1] ?? '';
    const kept = await app.database.pool.query(
      'select (select jsonb_agg(a) from audit a)::text || (select jsonb_agg(m) from mail_messages m)::text || (select jsonb_agg(h) from history h)::text as all',
    );
    expect(kept.rows[0].all).not.toContain(token);
    expect(app.log.join('\n')).not.toContain(token);
  });

  test('of a superseded revision leads nowhere: the version is no longer offered', async () => {
    const ready = await quoteToSend(admin);
    const token = tokenIn(await send(admin, ready));
    const { version } = await projectNow(admin, ready.project.id);
    const lines = ready.project.lines.map((line) => ({ ...line, unitPrice: '1300' }));
    const changed = await admin.post<{ version: number }>('/project/save', { id: ready.project.id, version, lines });
    await issued(admin, { ...ready.project, version: changed.data.version });
    expect(await openWith(token)).toBe(409);
  });
});
