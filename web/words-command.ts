/**
 * Names what is wrong with the words of each language: missing keys and plural forms, placeholders that differ, keys too much; of the
 * English ones those that are asked for and not there, and those nothing names. Ends with 1 when something is missing.
 * `node web/words-command.ts [folder of the languages]`
 */
import { join } from 'node:path';
import { faultsOfEnglish, faultsOfLanguage, languagesIn } from './check-words.ts';

const house = join(import.meta.dirname, '..');
const locales = process.argv[2] ?? join(house, 'contract/src/locales');
const sources = ['contract/src', 'server/src', 'web/src'].map((folder) => join(house, folder));

for (const language of languagesIn(locales)) {
  const { missing, idle } = language === 'en' ? faultsOfEnglish(locales, sources) : faultsOfLanguage(locales, language);
  const said = missing.length + idle.length === 0 ? 'all there' : `${missing.length} missing, ${idle.length} too much`;
  process.stdout.write(`${language}: ${said}\n`);
  for (const fault of [...missing, ...idle]) process.stdout.write(`  ${fault}\n`);
  if (missing.length > 0) process.exitCode = 1;
}
