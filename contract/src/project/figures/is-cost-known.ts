/** Whether costs, and what is left of the net, are known at all: what is missing counts as nothing, and where all is missing nothing is known. */
export function isCostKnown(plannedCost: string, without: number): boolean {
  return without === 0 || Number(plannedCost) !== 0;
}
