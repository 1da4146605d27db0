/** The English words by their files. What only the server says (`mail`, `api-docs`) is not among them. */
interface WordsByFile {
  approvals: typeof import('@mandate/contract/locales/en/approvals.json', { with: { type: 'json' }});
  absences: typeof import('@mandate/contract/locales/en/absences.json', { with: { type: 'json' }});
  'holiday-calendars': typeof import('@mandate/contract/locales/en/holiday-calendars.json', { with: { type: 'json' }});
  common: typeof import('@mandate/contract/locales/en/common.json', { with: { type: 'json' }});
  session: typeof import('@mandate/contract/locales/en/session.json', { with: { type: 'json' }});
  list: typeof import('@mandate/contract/locales/en/list.json', { with: { type: 'json' }});
  project: typeof import('@mandate/contract/locales/en/project.json', { with: { type: 'json' }});
  records: typeof import('@mandate/contract/locales/en/records.json', { with: { type: 'json' }});
  'list-tools': typeof import('@mandate/contract/locales/en/list-tools.json', { with: { type: 'json' }});
  editor: typeof import('@mandate/contract/locales/en/editor.json', { with: { type: 'json' }});
  frame: typeof import('@mandate/contract/locales/en/frame.json', { with: { type: 'json' }});
  accounts: typeof import('@mandate/contract/locales/en/accounts.json', { with: { type: 'json' }});
  audit: typeof import('@mandate/contract/locales/en/audit.json', { with: { type: 'json' }});
  board: typeof import('@mandate/contract/locales/en/board.json', { with: { type: 'json' }});
  'control-panel': typeof import('@mandate/contract/locales/en/control-panel.json', { with: { type: 'json' }});
  copy: typeof import('@mandate/contract/locales/en/copy.json', { with: { type: 'json' }});
  dashboard: typeof import('@mandate/contract/locales/en/dashboard.json', { with: { type: 'json' }});
  documents: typeof import('@mandate/contract/locales/en/documents.json', { with: { type: 'json' }});
  entries: typeof import('@mandate/contract/locales/en/entries.json', { with: { type: 'json' }});
  explain: typeof import('@mandate/contract/locales/en/explain.json', { with: { type: 'json' }});
  'hand-over': typeof import('@mandate/contract/locales/en/hand-over.json', { with: { type: 'json' }});
  'firm-numbers': typeof import('@mandate/contract/locales/en/firm-numbers.json', { with: { type: 'json' }});
  'first-hour': typeof import('@mandate/contract/locales/en/first-hour.json', { with: { type: 'json' }});
  hours: typeof import('@mandate/contract/locales/en/hours.json', { with: { type: 'json' }});
  import: typeof import('@mandate/contract/locales/en/import.json', { with: { type: 'json' }});
  'job-list': typeof import('@mandate/contract/locales/en/job-list.json', { with: { type: 'json' }});
  letterhead: typeof import('@mandate/contract/locales/en/letterhead.json', { with: { type: 'json' }});
  'mail-queue': typeof import('@mandate/contract/locales/en/mail-queue.json', { with: { type: 'json' }});
  'mail-server': typeof import('@mandate/contract/locales/en/mail-server.json', { with: { type: 'json' }});
  'notes-and-files': typeof import('@mandate/contract/locales/en/notes-and-files.json', { with: { type: 'json' }});
  parameters: typeof import('@mandate/contract/locales/en/parameters.json', { with: { type: 'json' }});
  presence: typeof import('@mandate/contract/locales/en/presence.json', { with: { type: 'json' }});
  prices: typeof import('@mandate/contract/locales/en/prices.json', { with: { type: 'json' }});
  profile: typeof import('@mandate/contract/locales/en/profile.json', { with: { type: 'json' }});
  projects: typeof import('@mandate/contract/locales/en/projects.json', { with: { type: 'json' }});
  'project-steps': typeof import('@mandate/contract/locales/en/project-steps.json', { with: { type: 'json' }});
  'record-page': typeof import('@mandate/contract/locales/en/record-page.json', { with: { type: 'json' }});
  sessions: typeof import('@mandate/contract/locales/en/sessions.json', { with: { type: 'json' }});
  'text-blocks': typeof import('@mandate/contract/locales/en/text-blocks.json', { with: { type: 'json' }});
  week: typeof import('@mandate/contract/locales/en/week.json', { with: { type: 'json' }});
  trash: typeof import('@mandate/contract/locales/en/trash.json', { with: { type: 'json' }});
}

/** The files; i18next knows each by its name, and has the words of all of them in one place. */
export type ProductFile = keyof WordsByFile;

type Together<Each> = (Each extends unknown ? (words: Each) => void : never) extends (words: infer All) => void
  ? All
  : never;

/** All of them in one. */
export type ProductWords = Together<WordsByFile[ProductFile]>;
