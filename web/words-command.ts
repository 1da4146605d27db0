/**
 * Names what is wrong with the words of each language, of the product and of the demo area: missing keys and plural forms, placeholders
 * that differ, keys too much; of the English ones those that are asked for and not there, and those nothing names. Ends with 1 when
 * something is missing.
 * `node web/words-command.ts [folder of the languages]`
 */
import { faultsOfEnglish, faultsOfLanguage, languagesIn, sources, wordFolders } from './word-faults.ts';

const folders = process.argv[2] ? [process.argv[2]] : wordFolders;

for (const language of languagesIn(folders)) {
  const faults = folders.map((locales) =>
    language === 'en' ? faultsOfEnglish(locales, sources) : faultsOfLanguage(locales, language),
  );
  const missing = faults.flatMap((each) => each.missing);
  const idle = faults.flatMap((each) => each.idle);
  const said = missing.length + idle.length === 0 ? 'all there' : `${missing.length} missing, ${idle.length} too much`;
  process.stdout.write(`${language}: ${said}\n`);
  for (const fault of [...missing, ...idle]) process.stdout.write(`  ${fault}\n`);
  if (missing.length > 0) process.exitCode = 1;
}
