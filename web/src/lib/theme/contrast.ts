import { channelsOf, luminance } from '@mandate/contract/values/luminance.ts';

/** Contrast of two opaque colours by WCAG 2.2, 1 to 21. @param one as `#1976D2`, like every colour here */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** @param share how much of the other there is, 0 to 1 */
export function mixed(color: string, other: string, share: number): string {
  const others = channelsOf(other);
  const parts = channelsOf(color).map((part, at) => Math.round(part + ((others[at] ?? part) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/**
 * A colour brought as near to another as it must be, to stand out from every ground.
 * @param ratio the contrast it reaches, in steps of a hundredth of the way; the end itself where nothing on the way does
 */
export function brought(color: string, end: string, grounds: readonly string[], ratio: number): string {
  for (let step = 0; step < 100; step += 1) {
    const candidate = mixed(color, end, step / 100);
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate;
  }
  return end;
}
