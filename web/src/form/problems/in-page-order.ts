/** One sentence of the summary; with `target`, the id of the control it is about, it is a link to it. */
export interface Problem {
  text: string;
  target?: string;
}

/** The problems as their controls follow one another on the page; those of no control come first, as they were given. */
export function inPageOrder(problems: readonly Problem[]): Problem[] {
  const controls = new Map(problems.map((problem) => [problem, controlOf(problem)]));
  return problems.toSorted((one, other) => {
    const [before, after] = [controls.get(one) ?? null, controls.get(other) ?? null];
    if (before === after) return 0;
    if (before === null) return -1;
    if (after === null) return 1;
    return before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

function controlOf({ target }: Problem): Element | null {
  return target === undefined ? null : document.getElementById(target);
}
