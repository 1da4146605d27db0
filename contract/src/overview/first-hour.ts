/** The steps of a firm's first hour, in the order of the page. */
export const firstHourSteps = ['firm', 'money', 'taxes', 'numbering', 'people', 'services', 'mail', 'backup'] as const;
export type FirstHourStep = (typeof firstHourSteps)[number];

/** Steps the product comes with an answer to: no data tell whether somebody agreed with it, so it is noted that somebody did. */
export const answeredSteps = ['money', 'taxes', 'numbering'] as const satisfies readonly FirstHourStep[];
export type AnsweredStep = (typeof answeredSteps)[number];

/** What a firm cannot be without in its letterhead: with these the step of the firm is done. */
export const firmNeeds = ['company.name', 'company.country', 'company.addressLine1', 'company.city'] as const;

/** How far a step is. What is done is done, also where it was skipped before. */
export type StepState = 'open' | 'done' | 'skipped';

/** `GET /first-hour/get`. */
export interface FirstHour {
  /** Whether there is anything left to do: false once every step was done or skipped, and for a firm that began with data. */
  isOpen: boolean;
  /** Whether the firm has a project: then people begin with these. */
  hasProjects: boolean;
  steps: { step: FirstHourStep; state: StepState }[];
}

/** How it stands with backups: the last that ended, and whether one is being made. */
export interface BackupState {
  isUnderWay: boolean;
  last: {
    /** The name of the file, without its folder. */
    file: string | null;
    at: string;
    isDone: boolean;
    /** Of the file; null of one that failed. */
    bytes: number | null;
  } | null;
  /** The folder on the server they are made in. */
  folder: string;
}
