import { i18n, loadWords, type Namespaces } from './i18n.ts';

/** A sentence of the errors with what stands in it, fetched where it is not here yet; where it cannot be, that there is no connection. */
export async function errorSentence(
  code: keyof Namespaces['error'],
  params: Record<string, string> = {},
): Promise<string> {
  try {
    await loadWords('error');
  } catch {
    return i18n.t('request.noConnection');
  }
  return i18n.t(code, { ns: 'error', ...params });
}
