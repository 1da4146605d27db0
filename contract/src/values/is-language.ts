/** Whether the text is a language tag (BCP 47) of language, script and country, and the platform knows the language. */
export function isLanguage(text: string): boolean {
  const [code = text] = text.split('-');
  if (!/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(text)) return false;
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined;
}
