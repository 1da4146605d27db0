/** Signs that steer how text is shown and have no picture of their own, such as joiners, marks of direction and soft hyphens. */
const unseen = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;

/**
 * A text as it is printed: composed (Unicode NFC), line breaks kept, tabs as spaces, without signs nobody sees.
 * @param text as somebody typed it
 */
export function printableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(unseen, (sign) => (sign === '\n' ? sign : ''))
    .replace(/\p{Cs}/gu, '\ufffd');
}
