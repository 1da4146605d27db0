import { everything } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { absence } from '@mandate/contract/entities/absence.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import { holidayCalendar } from '@mandate/contract/entities/holiday-calendar.ts';
import { paymentTerm } from '@mandate/contract/entities/payment-term.ts';
import { personnel } from '@mandate/contract/entities/personnel.ts';
import { place } from '@mandate/contract/entities/place.ts';
import { provider } from '@mandate/contract/entities/provider.ts';
import { rate } from '@mandate/contract/entities/rate.ts';
import { service } from '@mandate/contract/entities/service.ts';
import { serviceCategory } from '@mandate/contract/entities/service-category.ts';
import { taxRate } from '@mandate/contract/entities/tax-rate.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { saveSchema } from '@mandate/contract/facts/record-schema.ts';
import type { MemberValues } from '@mandate/contract/project/member.ts';
import { isOutside } from '@mandate/contract/project/member-errors.ts';
import { project } from '@mandate/contract/project/project.ts';
import { entityRuleErrors } from '@mandate/contract/rules/entity-rules.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountMaking } from '../../../../testing/callers/account-making.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/database/test-database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { loadStored } from '../../../records/read/stored.ts';
import { identityNumberErrors } from '../../../records/rules/identity-number-errors.ts';
import { keptTexts } from '../../../records/search/search-text.ts';
import { withCode } from '../../../records/write/numbering.ts';
import type { SampleAccount } from '../sample-accounts.ts';
import { sampleEntities } from '../sample-entities.ts';
import { loadSample } from './load-sample.ts';

let database: TestDatabase;
let accounts: SampleAccount[];
const load = (onto = database) => loadSample(onto.db, { size: 'firm', onProgress: () => undefined }, accountMaking);

beforeAll(async () => {
  database = await createTestDatabase();
  accounts = await load();
});
afterAll(() => database.close());

async function number(text: string, onto = database): Promise<number> {
  const [row] = await run<{ number: number }>(onto.db, `select ${text} as number`, []);
  return Number(row?.number);
}

async function recordsOf(entity: Entity): Promise<Values[]> {
  const rows = await run<{ id: string }>(
    database.db,
    `select id from ${entity.table} order by ${'code' in entity.fields ? 'code' : 'id'}`,
    [],
  );
  return Promise.all(
    rows.map(async ({ id }) => ({ id, ...(await loadStored(database.db, entity, id))?.values }) as Values),
  );
}

test('every index of the sample firm serves transactions that are older than it, too', async () => {
  expect(await number('(select count(*) from pg_index where indcheckxmin)')).toBe(0);
});

test('the sample firm has three accounts that share a password', () => {
  expect(accounts.map(({ email, role }) => [email, role])).toEqual([
    ['admin@mandate.example', 'ADMIN'],
    ['editor@mandate.example', 'EDITOR'],
    ['guest@mandate.example', 'GUEST'],
  ]);
  expect(new Set(accounts.map(({ password }) => password))).toEqual(new Set(['generated once']));
});

test('the sample firm has 520 customers and 200 projects in nine statuses with 3,000 lines in six currencies', async () => {
  expect(await number('(select count(*) from customers)')).toBe(520);
  expect(await number('(select count(*) from projects)')).toBe(200);
  expect(await number('(select count(distinct status) from projects)')).toBe(9);
  expect(await number('(select count(*) from project_lines)')).toBe(3000);
  expect(await number('(select count(distinct type) from project_lines)')).toBe(5);
  expect(await number('(select count(distinct currency) from projects)')).toBe(6);
  expect(await number('(select count(*) from projects where is_internal)')).toBeGreaterThan(0);
  expect(await number("(select count(*) from customers where starts_with(notes, '='))")).toBe(1);
});

test('the sample firm has 15 providers, 60 services in 12 categories, 30 places, terms and exchange rates', async () => {
  const counts = {
    providers: 15,
    services: 60,
    service_categories: 12,
    places: 30,
    payment_terms: 5,
    exchange_rates: 25,
  };
  for (const [table, count] of Object.entries(counts)) {
    expect(await number(`(select count(*) from ${table})`), table).toBe(count);
  }
  expect(await number('(select count(distinct kind) from places)')).toBe(5);
  expect(await number('(select count(*) from providers where iban is not null)')).toBeGreaterThan(5);
  expect(
    await number("(select count(*) from personnels where employment_type = 'freelancer' and provider_id is null)"),
  ).toBe(0);
  expect(await number('(select count(*) from customers where account_manager_id is not null)')).toBeGreaterThan(400);
});

test('a service of the sample sells and costs what its own rates say', async () => {
  const differs = (side: string, column: string) => `(select count(*) from services s where s.${column} is distinct from
    (select amount from rates r where r.service_id = s.id and r.side = '${side}' and r.customer_id is null))`;
  expect(await number(differs('sell', 'unit_price'))).toBe(0);
  expect(await number(differs('cost', 'unit_cost'))).toBe(0);
});

test('the sample firm has 40 people, three of whom sign in, hired over the years', async () => {
  const people = await recordsOf(personnel);
  expect(people).toHaveLength(40);
  expect(people.map(({ code }) => code)).toEqual(people.map((_, place) => `E${String(place + 1).padStart(4, '0')}`));
  expect(new Set(people.map(({ employmentType }) => employmentType)).size).toBe(5);
  expect(new Set(people.map(({ weeklyHours }) => weeklyHours)).size).toBeGreaterThan(3);
  expect(new Set(people.map(({ hiredOn }) => String(hiredOn).slice(0, 4))).size).toBeGreaterThan(8);
  expect(people.filter(({ isActive }) => !isActive)).not.toEqual([]);
  expect(people.filter(({ displayName }) => /[^\p{ASCII}]/u.test(String(displayName)))).not.toEqual([]);
  const linked = await run(
    database.db,
    `select a.full_name as account, a.personnel_label as shown, p.display_name as person, p.user_label as login
    from personnels p join accounts a on a.id = p.user_id and a.personnel_id = p.id order by p.code`,
    [],
  );
  const names = ['Ada Ørnfeldt', 'Edda Quillner', 'Gus Lanternby'];
  expect(linked).toEqual(names.map((name) => ({ account: name, shown: name, person: name, login: name })));
});

test('every project has a team of one to five, and its members are booked while it runs', async () => {
  const projects = await recordsOf(project);
  for (const { members, startDate, endDate } of projects as (Values & { members: MemberValues[] })[]) {
    expect(members.length).toBeGreaterThanOrEqual(1);
    expect(members.length).toBeLessThanOrEqual(5);
    const people = members.flatMap(({ personnelId }) => personnelId ?? []);
    expect(new Set(people).size).toBe(people.length);
    const days = { startDate: startDate as string | null, endDate: endDate as string | null };
    for (const member of members) expect(isOutside(member, days)).toBe(false);
  }
  const working = `(select count(*) from project_members m join personnels s on s.id = m.personnel_id
    join projects p on p.id = m.project_id where not s.is_active and p.status in ('draft', 'quoted', 'approved', 'active', 'onHold'))`;
  expect(await number(working)).toBe(0);
  expect(await number('(select count(distinct role) from project_members)')).toBe(6);
  for (const column of ['placeholder_role', 'hours_per_week', 'allocation_percent'])
    expect(await number(`(select count(${column}) from project_members)`)).toBeGreaterThan(10);
  expect(await number("(select count(*) from project_members where booking_kind = 'tentative')")).toBeGreaterThan(10);
});

test('the guest is a member of exactly three projects, in which there is something to see', async () => {
  const text = `select p.status, p.customer_id is not null as "isSold", (select count(*) from project_lines l
      where l.project_id = p.id) >= 20 as "isLong",
      exists (select from customer_contacts c where c.customer_id = p.customer_id and c.is_primary) as "isReachable"
    from project_members m join projects p on p.id = m.project_id join personnels s on s.id = m.personnel_id
    join accounts a on a.id = s.user_id where a.role = 'GUEST' and p.deleted_at is null order by p.status`;
  expect(await run(database.db, text, [])).toEqual([
    { status: 'active', isSold: true, isLong: true, isReachable: true },
    { status: 'active', isSold: true, isLong: true, isReachable: true },
    { status: 'completed', isSold: true, isLong: true, isReachable: true },
  ]);
});

test('the audit tells once that the sample was loaded', async () => {
  const text = 'select action, actor_id as "actorId", details from audit';
  expect(await run(database.db, text, [])).toEqual([
    { action: 'sampleLoaded', actorId: null, details: { size: 'firm' } },
  ]);
});

test.each([
  ...[taxRate, paymentTerm, serviceCategory, service, provider, holidayCalendar, place],
  ...[personnel, customer, rate, project, absence],
])('a person could have saved every $name of the sample', async (entity: Entity) => {
  const schema = saveSchema(entity, 'create', everything);
  for (const { version: _version, ...record } of await recordsOf(entity)) {
    expect(schema.safeParse(record).error?.issues ?? []).toEqual([]);
    expect(entityRuleErrors(entity, record)).toEqual([]);
    expect(identityNumberErrors(entity, null, record)).toEqual([]);
  }
});

test('search finds the records of the sample and their history tells of their creation', async () => {
  for (const table of [
    'tax_rates',
    'customers',
    'personnels',
    'projects',
    'providers',
    'services',
    'places',
    'rates',
  ]) {
    expect(await number(`(select count(*) from ${table} where search_text = '')`)).toBe(0);
  }
  expect(await number("(select count(*) from projects where search_text like '%tromso%')")).toBeGreaterThan(0);
  expect(await number("(select count(*) from history where action = 'create')")).toBe(
    520 +
      200 +
      40 +
      7 +
      15 +
      60 +
      12 +
      30 +
      4 +
      25 +
      68 +
      4 +
      300 +
      20_000 +
      (await number('(select count(*) from rates)')),
  );
  expect(await number('(select count(*) from projects where updated_at > now() or created_at > updated_at)')).toBe(0);
});

test('every record of the sample is sorted and searched by the labels of what it refers to', async () => {
  const stale: string[] = [];
  for (const entity of sampleEntities)
    for (const [column, expression] of keptTexts(entity)) {
      const differs = `t.${column} collate "C" is distinct from (${expression}) collate "C"`;
      const count = await number(`(select count(*) from ${entity.table} t where ${differs})`);
      if (count > 0) stale.push(`${count} of ${entity.table}.${column}`);
    }
  expect(stale).toEqual([]);
});

test('sixty projects have a quote, eight of them two revisions, five were declined, numbered in the order of their days', async () => {
  expect(await number('(select count(distinct number) from documents)')).toBe(60);
  expect(await number("(select count(*) from documents where state = 'superseded')")).toBe(8);
  expect(await number("(select count(*) from documents where answer = 'declined' and state = 'withdrawn')")).toBe(5);
  const logos =
    "content #>> '{paper,letterhead,logo,sha256}' is distinct from (select value ->> 'sha256' from parameters where key = 'documents.logo')";
  expect(await number(`(select count(*) from documents where ${logos})`)).toBe(0);
  const early = `(select count(*) from documents d join documents e on e.revision = 1 and d.revision = 1
    and left(e.number, 3) = left(d.number, 3) and e.number < d.number and e.issued_on > d.issued_on + 6)`;
  expect(await number(early)).toBe(0);
  const heads = await run<{ firm: string; hasLogo: boolean }>(
    database.db,
    `select distinct content #>> '{paper,letterhead,firm}' as firm, content #> '{paper,letterhead,logo}' <> 'null' as "hasLogo" from documents`,
    [],
  );
  expect(heads).toEqual([{ firm: 'Fernhall Consulting', hasLogo: true }]);
});

test('the next record of each register continues the numbers of the sample', async () => {
  const year = new Date().toISOString().slice(2, 4);
  const [last] = await run<{ code: string }>(
    database.db,
    `select max(code) as code from projects where code like 'P${year}-%'`,
    [],
  );
  const next = await withCode(database.db, project, {});
  expect(next.code).toBe(`P${year}-${String(Number(last?.code?.slice(4) ?? 0) + 1).padStart(4, '0')}`);
  expect((await withCode(database.db, customer, {})).code).toBe('C00521');
  expect((await withCode(database.db, personnel, {})).code).toBe('E0041');
  expect((await withCode(database.db, provider, {})).code).toBe('S00016');
  expect((await withCode(database.db, service, {})).code).toBe('SV0061');
  expect((await withCode(database.db, place, {})).code).toBe('L0031');
});

test('the sample is loaded once, and the same wherever it is loaded', async () => {
  expect(await load()).toEqual([]);
  const other = await createTestDatabase();
  const made = await Promise.all([load(other), load(other)]);
  expect(made.map(({ length }) => length).sort()).toEqual([0, 3]);
  const digest = `(select md5(string_agg(concat_ws('|', code, name, city, phone, currency, tags::text), ',' order by code)) from customers)`;
  const [one] = await run<Values>(database.db, `select ${digest} as digest`, []);
  const [same] = await run<Values>(other.db, `select ${digest} as digest`, []);
  expect(same).toEqual(one);
  const teams = `select md5(string_agg(concat_ws('|', p.code, s.code, m.role, m.placeholder_role, m.allocation_percent),
    ',' order by p.code, m.position)) as digest
    from project_members m join projects p on p.id = m.project_id left join personnels s on s.id = m.personnel_id`;
  expect(await run(other.db, teams, [])).toEqual(await run(database.db, teams, []));
  const work = `select md5(string_agg(concat_ws('|', p.code, l.position, h.code, f.code, e.date, e.seconds, e.state, e.text, e.cost), ','
      order by p.code, l.position, h.code, f.code, e.date, e.seconds)) as digest
    from entries e join projects p on p.id = e.project_id join project_lines l on l.id = e.line_id
      left join personnels h on h.id = e.personnel_id left join providers f on f.id = e.provider_id`;
  expect(await run(other.db, work, [])).toEqual(await run(database.db, work, []));
  const away = `select md5(string_agg(concat_ws('|', h.code, a.start_date, a.end_date, a.kind, a.state), ',' order by h.code, a.start_date)) as digest
    from absences a join personnels h on h.id = a.personnel_id`;
  expect(await run(other.db, away, [])).toEqual(await run(database.db, away, []));
  const gross = '(select sum(gross) from projects)';
  expect(await number(gross, other)).toBe(await number(gross));
  await other.close();
});

test('a database with a customer of its own gets no sample', async () => {
  const own = await createTestDatabase();
  const text = `insert into customers (id, code, name, kind, status, language, currency, is_active, deleted_at)
    values (uuid_v7(now()), 'OWN', 'Own', 'company', 'active', 'en', 'EUR', true, now())`;
  await run(own.db, text, []);
  expect(await load(own)).toEqual([]);
  expect(await number('(select count(*) from customers)', own)).toBe(1);
  await own.close();
});

test('the sample firm has something of every kind that needs attention', async () => {
  const today = 'current_date';
  const open = 'p.deleted_at is null and p.status';
  expect(
    await number(`(select count(*) from projects p join project_lines l on l.project_id = p.id where ${open} in ('draft', 'quoted')
      and p.start_date <= ${today} + 30 and l.type = 'service' and l.unit_price is null)`),
  ).toBeGreaterThan(0);
  expect(
    await number(`(select count(*) from projects p where ${open} = 'approved' and p.start_date < ${today})`),
  ).toBeGreaterThan(0);
  expect(
    await number(`(select count(*) from projects p where ${open} = 'onHold' and p.resume_on <= ${today})`),
  ).toBeGreaterThan(0);
});
