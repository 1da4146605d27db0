/** A line as it is told: by what it is called, and its number among the lines of its project. */
interface ToldLine {
  label: string;
  number: string;
  /** Of which project it is, where lines of several are told. */
  projectId?: string;
}

/** Lines, those of a project that are called alike with their numbers, as files name them: `Build [2]`. */
export function tellLinesApart<Line extends ToldLine>(lines: readonly Line[]): Line[] {
  const alike = Map.groupBy(lines, ({ projectId = '', label }) => `${projectId} ${label}`);
  const isAlone = ({ projectId = '', label }: Line) => alike.get(`${projectId} ${label}`)?.length === 1;
  return lines.map((line) => (isAlone(line) ? line : { ...line, label: `${line.label} [${line.number}]` }));
}
