/**
 * A text of the language files with its placeholders filled in: `{name}`, or `{name, lower}` where English writes a name small within a
 * sentence.
 * @param language BCP 47, of the text
 * @param valueFor what a placeholder stands for
 */
export function fillText(text: string, language: string, valueFor: (name: string) => string): string {
  return text.replace(/\{(\w+)(, lower)?\}/g, (_, name: string, lower?: string) => {
    const value = valueFor(name);
    return lower ? value.toLocaleLowerCase(language) : value;
  });
}
