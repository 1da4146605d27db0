/** A figure brought between the ends of a slider; what is no figure is the lower end. */
export function clamped(typed: string, min: number, max: number): number {
  const figure = Number(typed);
  return Number.isFinite(figure) ? Math.min(max, Math.max(min, figure)) : min;
}
