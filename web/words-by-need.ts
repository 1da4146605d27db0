import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The groups of words that are needed before somebody is signed in, and around every page. */
const firstWords = ['action', 'failure', 'notFound', 'reauth', 'request', 'session', 'shell', 'view'];

/** The groups of words a list needs before anything is opened on it. */
const listWords = ['person', 'list', 'views', 'key'];

/** Groups that say something of each kind of record: with the first list come those of its own. */
const wordsByNoun = ['field', 'choice', 'entity'];
const firstNoun = 'project';

/** The sentences the session pages say themselves; every other comes with a reply, in English, until all are there. */
const firstErrors = [
  ...['fieldRequired', 'emailNotValid', 'minLength', 'maxLength'],
  ...['passwordTooWeak', 'passwordMismatch', 'passwordWrong', 'linkNotValid', 'signInFailed'],
  ...[
    'sessionExpired',
    'requestError',
    'serverError',
    'serviceUnavailable',
    'tooManyAttempts',
    'tooManyAttempts_account',
  ],
  ...['requestNotValid', 'notPermitted', 'viewAsReadOnly', 'waitingForAccess'],
];

type Words = Record<string, unknown>;

/** The words of pages the server makes itself. */
const serverWords = ['apiDocs'];

/** What of a file is needed at one of the moments. */
const parts: Record<string, (file: string, all: Words) => Words> = {
  first: (file, all) => only(all, file === 'error' ? firstErrors : firstWords),
  list: (file, all) =>
    file === 'error' ? {} : { ...only(all, listWords), ...ofNouns(all, (noun) => noun === firstNoun) },
  rest: (file, all) => {
    if (file === 'error') return except(all, firstErrors);
    const others = except(all, [...firstWords, ...listWords, ...wordsByNoun, ...serverWords]);
    return { ...others, ...ofNouns(all, (noun) => noun !== firstNoun) };
  },
};

function only(all: Words, names: readonly string[]): Words {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}

function except(all: Words, names: readonly string[]): Words {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
}

function ofNouns(all: Words, isMeant: (noun: string) => boolean): Words {
  const groups = wordsByNoun.map((group) => {
    const nouns = Object.entries((all[group] ?? {}) as Words).filter(([noun]) => isMeant(noun));
    return [group, Object.fromEntries(nouns)];
  });
  return Object.fromEntries(groups);
}

/**
 * Divides the English words by when they are needed, so that who signs in does not wait for those of every screen, nor a list for those
 * of the editors: `common.json?first`, `?list` and `?rest`, and the same of `error.json`.
 */
export function wordsByNeed(): Plugin {
  return {
    name: 'words-by-need',
    enforce: 'pre',
    load(id) {
      const [path = '', need = ''] = id.split('?');
      const file = /\/(common|error)\.json$/.exec(path)?.[1];
      const part = parts[need];
      if (file === undefined || part === undefined) return null;
      const words = part(file, JSON.parse(readFileSync(path, 'utf8')) as Words);
      return { code: `export default ${JSON.stringify(words)}`, moduleType: 'js' };
    },
  };
}
