/** A line as it is told: by what it is called, and its number among the lines of its project. */
interface ToldLine {
  projectId: string;
  label: string;
  number: string;
}

/** Lines, those of a project that are called alike with their numbers, as files name them: `Build [2]`. */
export function tellLinesApart<Line extends ToldLine>(lines: readonly Line[]): Line[] {
  const keyOf = ({ projectId, label }: Line) => `${projectId} ${label}`;
  const alike = Map.groupBy(lines, keyOf);
  return lines.map((line) =>
    alike.get(keyOf(line))?.length === 1 ? line : { ...line, label: `${line.label} [${line.number}]` },
  );
}
