import common from '@mandate/contract/locales/en/common.json' with { type: 'json' };
import error from '@mandate/contract/locales/en/error.json' with { type: 'json' };
import { getI18n } from 'react-i18next';
import { pseudoText } from './pseudo-text.ts';

type Words = { [name: string]: string | Words };

const all: Record<string, Words> = { common, error };

/** The words of a namespace in the pseudo language, made from the English ones. */
export function pseudoWords(namespace: string): Words {
  return disguised(all[namespace] ?? getI18n().getResourceBundle('en', namespace));
}

function disguised(words: Words): Words {
  const each = ([name, text]: [string, string | Words]) => [
    name,
    typeof text === 'string' ? pseudoText(text) : disguised(text),
  ];
  return Object.fromEntries(Object.entries(words).map(each));
}
