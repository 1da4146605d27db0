import { i18n } from '../../lib/i18n/i18n.ts';

/**
 * What a parameter is called, or what it is for: the product's own in the person's language, others as they were written.
 * @param key of the parameter
 * @param written as it is stored
 */
export function builtInWord(key: string, part: 'label' | 'help', written: string): string {
  const words = `parameters.builtIn.${key}.${part}`;
  // Braces in it are those of a pattern.
  return i18n.exists(words)
    ? i18n.t(words as 'parameters.builtIn.company.name.label', { skipInterpolation: true })
    : written;
}
