/** The English words by their files, which are the namespaces of i18next. What only the server says (`mail`, `api-docs`) is not among them. */
export interface ProductWords {
  common: typeof import('@mandate/contract/locales/en/common.json', { with: { type: 'json' }}).default;
  session: typeof import('@mandate/contract/locales/en/session.json', { with: { type: 'json' }}).default;
  list: typeof import('@mandate/contract/locales/en/list.json', { with: { type: 'json' }}).default;
  project: typeof import('@mandate/contract/locales/en/project.json', { with: { type: 'json' }}).default;
  records: typeof import('@mandate/contract/locales/en/records.json', { with: { type: 'json' }}).default;
  'list-tools': typeof import('@mandate/contract/locales/en/list-tools.json', { with: { type: 'json' }}).default;
  editor: typeof import('@mandate/contract/locales/en/editor.json', { with: { type: 'json' }}).default;
  frame: typeof import('@mandate/contract/locales/en/frame.json', { with: { type: 'json' }}).default;
  accounts: typeof import('@mandate/contract/locales/en/accounts.json', { with: { type: 'json' }}).default;
  audit: typeof import('@mandate/contract/locales/en/audit.json', { with: { type: 'json' }}).default;
  board: typeof import('@mandate/contract/locales/en/board.json', { with: { type: 'json' }}).default;
  'control-panel': typeof import('@mandate/contract/locales/en/control-panel.json', { with: { type: 'json' }}).default;
  copy: typeof import('@mandate/contract/locales/en/copy.json', { with: { type: 'json' }}).default;
  dashboard: typeof import('@mandate/contract/locales/en/dashboard.json', { with: { type: 'json' }}).default;
  explain: typeof import('@mandate/contract/locales/en/explain.json', { with: { type: 'json' }}).default;
  import: typeof import('@mandate/contract/locales/en/import.json', { with: { type: 'json' }}).default;
  'job-list': typeof import('@mandate/contract/locales/en/job-list.json', { with: { type: 'json' }}).default;
  'mail-queue': typeof import('@mandate/contract/locales/en/mail-queue.json', { with: { type: 'json' }}).default;
  'mail-server': typeof import('@mandate/contract/locales/en/mail-server.json', { with: { type: 'json' }}).default;
  parameters: typeof import('@mandate/contract/locales/en/parameters.json', { with: { type: 'json' }}).default;
  profile: typeof import('@mandate/contract/locales/en/profile.json', { with: { type: 'json' }}).default;
  projects: typeof import('@mandate/contract/locales/en/projects.json', { with: { type: 'json' }}).default;
  sessions: typeof import('@mandate/contract/locales/en/sessions.json', { with: { type: 'json' }}).default;
  trash: typeof import('@mandate/contract/locales/en/trash.json', { with: { type: 'json' }}).default;
}
