/** What a text says of the file that is attached, and what it says instead without one. */
export interface NamesFile {
  said: string;
  instead: string;
}

/** What goes along with a letter. */
interface Along {
  hasFile: boolean;
  /** Where the text names the file; null where it does not. */
  namesFile: NamesFile | null;
  /** Until when the link works, in a sentence; null where no link goes along. */
  linkUntil: string | null;
}

/** The place of the link, which is filled in later. */
const link = '{link}';

/**
 * The text of a letter with what goes along: a link stands where it is named, else at its end, and after it until when it works. What
 * introduces a link goes with it where there is none, and a file that is not attached is not named.
 */
export function letterBody(body: string, { hasFile, namesFile, linkUntil }: Along): string {
  const text = hasFile || namesFile === null ? body : body.replace(namesFile.said, namesFile.instead);
  if (linkUntil === null) return paragraphsOf(text).map(withoutLink).filter(Boolean).join('\n\n');
  const paragraphs = paragraphsOf(text.includes(link) ? text : `${text}\n\n${link}`);
  const place = paragraphs.findIndex((one) => one.includes(link));
  return paragraphs.toSpliced(place + 1, 0, linkUntil).join('\n\n');
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n{2,}/);
}

/** A paragraph without the sentences that name the link, and without a line before that only introduces it. */
function withoutLink(paragraph: string): string {
  if (!paragraph.includes(link)) return paragraph;
  const lines = paragraph.split('\n');
  return lines
    .map((line, at) => (isIntroduced(line) || (introduces(line) && isIntroduced(lines[at + 1])) ? '' : unlinked(line)))
    .filter(Boolean)
    .join('\n');
}

/** Whether a line begins with the link, so that the line before says what it is for. */
function isIntroduced(line: string | undefined): boolean {
  return line?.trim() === link;
}

function introduces(line: string): boolean {
  return line.trimEnd().endsWith(':');
}

function unlinked(line: string): string {
  const sentences = line.split(/(?<=[.!?])\s+/);
  return sentences.filter((sentence) => !sentence.includes(link)).join(' ');
}
