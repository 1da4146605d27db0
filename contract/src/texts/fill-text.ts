/**
 * A text of the language files with its placeholders filled in: `{name}`, or `{name, lower}` where English writes a name small within a
 * sentence. A value that ends with a full stop, as "s.r.o." does, ends the sentence as well.
 * @param language BCP 47, of the text
 * @param valueFor what a placeholder stands for
 */
export function fillText(text: string, language: string, valueFor: (name: string) => string): string {
  return text.replace(/\{(\w+)(, lower)?\}(\.?)/g, (_, name: string, lower: string | undefined, stop: string) => {
    const value = valueFor(name);
    const filled = lower ? value.toLocaleLowerCase(language) : value;
    return filled.endsWith('.') ? filled : `${filled}${stop}`;
  });
}
