import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The groups of words that are needed before somebody is signed in, and around every page. */
const first = ['action', 'failure', 'notFound', 'reauth', 'request', 'session', 'shell', 'view'];

/**
 * Divides the English words, so that who signs in does not wait for those of every screen: `common.json?first` has the groups
 * above, `common.json?rest` the others.
 */
export function wordsInTwo(): Plugin {
  return {
    name: 'words-in-two',
    enforce: 'pre',
    load(id) {
      const [file = '', half] = id.split('?');
      if (!file.endsWith('/common.json') || (half !== 'first' && half !== 'rest')) return null;
      const all = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
      const words = all.filter(([group]) => first.includes(group) === (half === 'first'));
      return { code: `export default ${JSON.stringify(Object.fromEntries(words))}`, moduleType: 'js' };
    },
  };
}
