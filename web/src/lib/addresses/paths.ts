import type { DocumentKind } from '@mandate/contract/paper/document-kinds.ts';
import { type RegisterName, registers } from '@mandate/contract/registers.ts';

/** What a register is called in the plural, which is how its list's address ends: `taxRates`. */
type Plural<Address> = Address extends `${string}/${infer Rest}` ? Plural<Rest> : Address;
type PluralOf<Noun extends RegisterName> = Plural<(typeof registers)[Noun]['list']>;

/** The addresses of one kind of record: its list, the editor of a new one, the page of each and its editor. */
export interface RecordPaths {
  /** The noun of its calls. */
  noun: RegisterName;
  plural: PluralOf<RegisterName>;
  list: string;
  create: string;
  /** The pattern of every record's own address. */
  any: string;
  /** What the pattern calls the record's id. */
  parameter: string;
  record: (id: string) => string;
  /** A record is read on a page of its own before it is edited; else its own address is that of its editor. */
  hasPage: boolean;
  /** The pattern of the editor of every record. */
  anyEdit: string;
  edit: (id: string) => string;
  /** The page that takes a file of records; with `?record=` of what belongs to that record. */
  import: string;
  /** The pattern of what becomes of each file, its parameter `importId`. */
  anyImport: string;
  importOf: (id: string) => string;
}

/** The addresses of the registers, by what each is called in the plural. */
const ofRegisters = Object.fromEntries(
  Object.entries(registers).map(([noun, pages]) => {
    const found = recordPathsOf(noun as RegisterName, pages);
    return [found.plural, found];
  }),
) as { [Noun in RegisterName as PluralOf<Noun>]: RecordPaths };

function recordPathsOf(
  noun: RegisterName,
  {
    list,
    editor,
    parameter = 'idParams',
    hasPage = false,
  }: { list: string; editor: string; parameter?: string; hasPage?: boolean },
): RecordPaths {
  const end = hasPage ? '/edit' : '';
  return {
    noun,
    plural: list.slice(list.lastIndexOf('/') + 1) as RecordPaths['plural'],
    list,
    create: editor,
    any: `${editor}/:${parameter}`,
    parameter,
    record: (id) => `${editor}/${encodeURIComponent(id)}`,
    hasPage,
    anyEdit: `${editor}/:${parameter}${end}`,
    edit: (id) => `${editor}/${encodeURIComponent(id)}${end}`,
    import: `${list}/import`,
    anyImport: `${list}/import/:importId`,
    importOf: (id) => `${list}/import/${encodeURIComponent(id)}`,
  };
}

/** The addresses of the product, written once. */
export const paths = {
  home: '/',
  profile: '/home/profile',
  drafts: '/home/drafts',
  firstHour: '/home/first-hour',
  signIn: '/session/signin',
  signUp: '/session/signup',
  forgotPassword: '/session/forgot-password',
  resetPassword: '/session/reset-password',
  notFound: '/session/404',
  ...ofRegisters,
  projectCopy: '/home/project/:idProject/:idCopy',
  projectBoard: '/home/projects/board',
  week: '/home/week',
  approvals: '/home/approvals',
  weeks: '/home/weeks',
  documents: '/home/documents',
  document: '/home/document/:idDocument',
  documentPreview: '/home/project/:idProject/preview/:kind',
  handOver: '/register/personnel/:idPersonnel/hand-over',
  absenceYear: '/register/absences/year',
  raisePrices: '/register/services/raise',
  controlPanel: '/controlPanel/ControlPanel',
  sessions: '/controlPanel/sessions',
  jobs: '/controlPanel/jobs',
  trash: '/controlPanel/trash',
  audit: '/controlPanel/audit',
  dashboard: '/dashboard',
  milestones: '/dashboard/milestones',
  lines: '/dashboard/lines',
  mailServer: '/configuration/mailServer',
  mailQueue: '/configuration/mailServer/queue',
} as const;

/** Where a project is copied. @param idCopy the id the copy will have */
export function copyAddress(idProject: string, idCopy: string): string {
  return `${paths.projects.record(idProject)}/${encodeURIComponent(idCopy)}`;
}

/** A week of somebody. @param person whose; null for the own */
export function weekAddress(week: string, person: string | null): string {
  return `${paths.week}?${new URLSearchParams({ week, ...(person !== null && { person }) })}`;
}

/** The page of one document. */
export function documentAddress(id: string): string {
  return `/home/document/${encodeURIComponent(id)}`;
}

/** Where a paper of a project is looked at before it is issued. */
export function previewAddress(idProject: string, kind: DocumentKind): string {
  return `${paths.projects.record(idProject)}/preview/${kind}`;
}

/** Where what a person holds is handed over. */
export function handOverAddress(idPersonnel: string): string {
  return `${paths.personnels.record(idPersonnel)}/hand-over`;
}

/** Where the server describes its calls, outside of the product's pages. */
export const apiReference = '/docs';

/** Where a person lands who asked for nothing else. */
export const landing = paths.projects.list;

/** The patterns of the pages of one kind of record. */
export function pagesOf({ list, create, any, hasPage, anyEdit, import: file, anyImport }: RecordPaths): string[] {
  return [list, create, any, ...(hasPage ? [anyEdit] : []), file, anyImport];
}

/** The patterns of every page behind sign-in, for telling a known address from any other. */
export const signedInPatterns: string[] = Object.values(paths).flatMap((address) => {
  if (typeof address !== 'string') return pagesOf(address);
  return address.startsWith('/session/') ? [] : [address];
});
