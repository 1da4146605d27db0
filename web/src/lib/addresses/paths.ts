/** The addresses of one kind of record: its list, the editor of a new one, the editor of each. */
export interface RecordPaths {
  list: string;
  create: string;
  /** The pattern of every record's own address. */
  any: string;
  /** What the pattern calls the record's id. */
  parameter: string;
  record: (id: string) => string;
  /** The page that takes a file of records; with `?record=` of what belongs to that record. */
  import: string;
  /** The pattern of what becomes of each file, its parameter `importId`. */
  anyImport: string;
  importOf: (id: string) => string;
}

function records(list: string, editor: string, parameter = 'idParams'): RecordPaths {
  return {
    list,
    create: editor,
    any: `${editor}/:${parameter}`,
    parameter,
    record: (id) => `${editor}/${encodeURIComponent(id)}`,
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
  signIn: '/session/signin',
  signUp: '/session/signup',
  forgotPassword: '/session/forgot-password',
  resetPassword: '/session/reset-password',
  notFound: '/session/404',
  projects: records('/home/projects', '/home/project', 'idProject'),
  projectCopy: '/home/project/:idProject/:idCopy',
  projectBoard: '/home/projects/board',
  customers: records('/register/customers', '/register/customer'),
  personnels: records('/register/personnels', '/register/personnel'),
  providers: records('/register/providers', '/register/provider'),
  parameters: records('/register/parameters', '/register/parameter'),
  taxRates: records('/register/parameters/taxRates', '/register/parameters/taxRate'),
  paymentTerms: records('/register/parameters/paymentTerms', '/register/parameters/paymentTerm'),
  exchangeRates: records('/register/parameters/exchangeRates', '/register/parameters/exchangeRate'),
  serviceCategories: records('/register/serviceCategories', '/register/serviceCategory'),
  services: records('/register/services', '/register/service'),
  places: records('/register/places', '/register/place'),
  accounts: records('/register/users', '/register/user', 'paramId'),
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

/** Where the server describes its calls, outside of the product's pages. */
export const apiReference = '/docs';

/** Where a person lands who asked for nothing else. */
export const landing = paths.projects.list;

/** The patterns of the pages of one kind of record. */
export function pagesOf({ list, create, any, import: file, anyImport }: RecordPaths): string[] {
  return [list, create, any, file, anyImport];
}

/** The patterns of every page behind sign-in, for telling a known address from any other. */
export const signedInPatterns: string[] = [
  paths.home,
  paths.profile,
  paths.drafts,
  paths.projectCopy,
  paths.projectBoard,
  paths.controlPanel,
  paths.sessions,
  paths.jobs,
  paths.trash,
  paths.audit,
  paths.dashboard,
  paths.milestones,
  paths.lines,
  paths.mailServer,
  paths.mailQueue,
  ...Object.values(paths).flatMap((address) => (typeof address === 'string' ? [] : pagesOf(address))),
];
