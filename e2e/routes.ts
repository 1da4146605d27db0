import { randomUUID } from 'node:crypto';
import { may } from '@mandate/contract/access/permissions.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { revisionLetters } from '@mandate/contract/paper/revision-letters.ts';
import { type RegisterName, registerNames } from '@mandate/contract/registers.ts';
import { englishWord } from '@mandate/contract/testing/english-words.ts';
import type { Page } from '@playwright/test';
import {
  documentAddress,
  handOverAddress,
  pagesOf,
  paths,
  previewAddress,
  type RecordPaths,
  weekAddress,
} from '../web/src/lib/addresses/paths.ts';
import { recordPaths } from '../web/src/lib/addresses/record-paths.ts';
import { call } from './test.ts';

/** A page of the product: the pattern of its address, an example of it, and its level-1 heading there. */
export interface Route {
  pattern: string;
  /** An address of the pattern, made through the API as the signed-in person. */
  example: (page: Page) => Promise<Example>;
  /** Read before sign-in, without the frame of the other pages. */
  isSession?: true;
}

/** Where a page is looked at, and what it is called there. */
export interface Example {
  address: string;
  heading: string;
  /** What the window is called, where the heading says it otherwise. */
  title?: string;
}

type Row = { id: string } & Record<string, unknown>;

async function firstOf(page: Page, noun: string): Promise<Row> {
  if (noun === 'own-field') await anyOwnField(page);
  const { rows } = await call<{ rows: Row[] }>(page, 'POST', `/${noun}/get-grid`, { pageSize: 1 });
  if (!rows[0]) throw new Error(`There is no ${noun} to look at`);
  return rows[0];
}

/** Has the firm add a field of its own, where it has none. */
async function anyOwnField(page: Page): Promise<void> {
  const { rows } = await call<{ rows: Row[] }>(page, 'POST', '/own-field/get-grid', { pageSize: 1 });
  const field = { entity: 'place', key: 'parking', label: 'Parking', kind: 'text' };
  if (!rows[0]) await call(page, 'POST', '/own-field/save', field);
}

/** Sends a file of two columns, as the first step of an import does. */
async function preparedImport(page: Page, noun: string): Promise<string> {
  return page.evaluate(async (name) => {
    const body = new FormData();
    body.set('file', new File(['Called by us,Remark\r\nNorth,none'], 'old system.csv', { type: 'text/csv' }));
    const token = localStorage.getItem('accessToken') ?? sessionStorage.getItem('accessToken');
    const headers = { Authorization: `Bearer ${token}` };
    const reply = await fetch(`/${name}/prepare-import`, { method: 'POST', headers, body });
    return (await reply.json()).data.importId as string;
  }, noun);
}

function fixed(address: string, heading: string, title = heading): Route {
  return { pattern: address, example: async () => ({ address, heading, title }) };
}

function session(address: string, heading: string, rest = ''): Route {
  return { pattern: address, example: async () => ({ address: address + rest, heading }), isSession: true };
}

/** What the page of a record is called: what the record is, with its days as people have days written. */
function headingOf(noun: RegisterName, row: Row): string {
  const label = String(row[entityNamed(noun).label]);
  if (noun === 'absence') return absentDays(row);
  if (noun !== 'entry') return label;
  const [date = '', time = ''] = label.split(', ');
  return `${dayText(date)}, ${time}`;
}

function absentDays({ startDate, endDate, startsAtNoon, endsAtNoon }: Row): string {
  const [start, end] = [dayText(String(startDate)), dayText(String(endDate))];
  const from = startsAtNoon ? `${start} ${englishWord('absences.fromNoon')}` : start;
  const to = endsAtNoon ? `${end} ${englishWord('absences.toNoon')}` : end;
  if (startDate !== endDate) return `${from} – ${to}`;
  return endsAtNoon ? `${from} ${englishWord('absences.toNoon')}` : from;
}

function dayText(date: string): string {
  const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(new Date(date));
  return `${Number(date.slice(8))} ${month} ${date.slice(0, 4)}`;
}

/** The pages of a register. */
function recordRoutes(noun: RegisterName): Route[] {
  const of = recordPaths(noun);
  const key = noun.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const imported = englishWord(`entity.${key}.import`);
  return [
    fixed(of.list, englishWord(`entity.${key}.title`)),
    fixed(of.create, englishWord(`record.${key}.new`)),
    {
      pattern: of.any,
      example: async (page) => {
        const row = await firstOf(page, noun);
        return { address: of.record(row.id), heading: headingOf(noun, row) };
      },
    },
    ...(of.hasPage
      ? [
          {
            pattern: of.anyEdit,
            example: async (page: Page) => {
              const row = await firstOf(page, noun);
              return { address: of.edit(row.id), heading: headingOf(noun, row) };
            },
          },
        ]
      : []),
    fixed(of.import, imported),
    {
      pattern: of.anyImport,
      example: async (page) => {
        // What nobody brings in from a file says so, whichever file is asked for.
        const id = may('SA', noun, 'import') === false ? randomUUID() : await preparedImport(page, noun);
        return { address: of.importOf(id), heading: imported };
      },
    },
  ];
}

/** Every other page of the product, by its name among the addresses: a name that is missing here does not compile. */
const routesByName: Record<Exclude<keyof typeof paths, RecordPaths['plural']>, Route[]> = {
  absenceYear: [
    fixed(paths.absenceYear, englishWord('absences.year.title').replace('{year}', String(new Date().getFullYear()))),
  ],
  raisePrices: [fixed(paths.raisePrices, 'Raise prices')],
  home: [
    {
      pattern: paths.home,
      example: async () => ({ address: paths.home, heading: englishWord('entity.project.title') }),
    },
  ],
  firstHour: [fixed(paths.firstHour, englishWord('firstHour.title'))],
  profile: [fixed(paths.profile, englishWord('profile.title'))],
  drafts: [
    {
      pattern: paths.drafts,
      example: async (page) => {
        const place = { entity: 'customer', recordId: randomUUID(), isNew: true };
        const changes = [{ field: 'name', old: null, new: 'Begun' }];
        await call(page, 'POST', '/draft/save', { ...place, title: 'Begun', baseVersion: null, changes });
        return { address: paths.drafts, heading: englishWord('drafts.title') };
      },
    },
  ],
  signIn: [session(paths.signIn, englishWord('session.signIn'))],
  signUp: [session(paths.signUp, englishWord('session.signUp'))],
  forgotPassword: [session(paths.forgotPassword, englishWord('session.forgotTitle'))],
  resetPassword: [session(paths.resetPassword, englishWord('session.newPasswordTitle'), '#token')],
  notFound: [session(paths.notFound, englishWord('notFound.title'))],
  projectCopy: [
    {
      pattern: paths.projectCopy,
      example: async (page) => {
        const { id } = await firstOf(page, 'project');
        return { address: `${paths.projects.record(id)}/copy`, heading: englishWord('copy.title') };
      },
    },
  ],
  handOver: [
    {
      pattern: paths.handOver,
      example: async (page) => {
        const workEmail = `leaver.${randomUUID()}@firm.example`;
        const sent = { firstName: 'Lea', lastName: 'Vering', workEmail };
        const { id } = await call<Row>(page, 'POST', '/personnel/save', sent);
        const heading = englishWord('handOver.title').replace('{name}', 'Lea Vering');
        return { address: handOverAddress(id), heading };
      },
    },
  ],
  week: [
    {
      pattern: paths.week,
      example: async (page) => {
        const { id, displayName } = await firstOf(page, 'personnel');
        return {
          address: weekAddress('2026-11-30', id),
          heading: '30 Nov – 6 Dec 2026',
          title: englishWord('week.titleOf').replace('{name}', String(displayName)),
        };
      },
    },
  ],
  approvals: [fixed(paths.approvals, englishWord('shell.approvals'))],
  weeks: [fixed(paths.weeks, englishWord('entity.week.title'))],
  documents: [fixed(paths.documents, englishWord('entity.document.title'))],
  document: [
    {
      pattern: paths.document,
      example: async (page) => {
        const { id, number, revision, kind } = await firstOf(page, 'document');
        const heading = englishWord('documents.name')
          .replace('{number}', String(number))
          .replace('{revision}', revisionLetters(Number(revision)));
        const title = `${heading} · ${englishWord(`choice.document.kind.${kind}`)}`;
        return { address: documentAddress(id), heading, title };
      },
    },
  ],
  documentPreview: [
    {
      pattern: paths.documentPreview,
      example: async (page) => {
        const filter = { all: [{ field: 'status', operator: 'anyOf', value: ['quoted'] }] };
        const asked = { pageSize: 1, filter };
        const { rows } = await call<{ rows: Row[] }>(page, 'POST', '/project/get-grid', asked);
        if (!rows[0]) throw new Error('No project is quoted');
        const heading = englishWord('documents.preview.title').replace('{kind, lower}', 'quote');
        const title = `${heading} · ${rows[0].name}`;
        return { address: previewAddress(rows[0].id, 'quote'), heading, title };
      },
    },
  ],
  projectBoard: [fixed(paths.projectBoard, englishWord('board.title'))],
  controlPanel: [fixed(paths.controlPanel, englishWord('controlPanel.title'))],
  sessions: [fixed(paths.sessions, englishWord('entity.session.title'))],
  jobs: [fixed(paths.jobs, englishWord('entity.job.title'))],
  trash: [fixed(paths.trash, englishWord('entity.trash.title'))],
  audit: [fixed(paths.audit, englishWord('entity.audit.title'))],
  dashboard: [fixed(paths.dashboard, englishWord('dashboard.title'), englishWord('shell.dashboard'))],
  milestones: [fixed(paths.milestones, englishWord('entity.milestone.title'))],
  lines: [fixed(paths.lines, englishWord('entity.projectLine.title'))],
  mailServer: [fixed(paths.mailServer, englishWord('mailServer.title'))],
  mailQueue: [fixed(paths.mailQueue, englishWord('entity.mailMessage.title'))],
};

/** Every page of the product. */
export const routes: readonly Route[] = [...registerNames.map(recordRoutes), ...Object.values(routesByName)].flat();

/** The patterns of all addresses the product has. */
export const allPatterns: readonly string[] = Object.values(paths).flatMap((address) =>
  typeof address === 'string' ? [address] : pagesOf(address),
);
