import type { Region } from './region.ts';
import { easternRegions } from './regions-east.ts';
import { westernRegions } from './regions-west.ts';

/** Where the firms of the sample are. */
export const regions: readonly Region[] = [...westernRegions, ...easternRegions];

/** The region of a country (ISO 3166-1). */
export function regionOf(countryCode: string): Region {
  const region = regions.find((each) => each.countryCode === countryCode);
  if (!region) throw new Error(`The sample has no region ${countryCode}`);
  return region;
}
