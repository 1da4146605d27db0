import { expect, test } from 'vitest';
import { contrast } from '../lib/theme/contrast.ts';
import { dark, light } from '../lib/theme/tokens.ts';
import { grounds } from '../ui/badges/avatar.tsx';

test.each(grounds)(
  'initials on %s and %s can be read in light and dark, and their disc does not stand out from the page',
  (pale, deep) => {
    expect(contrast(pale, deep)).toBeGreaterThan(4.5);
    expect(contrast(pale, light.paper)).toBeLessThan(1.5);
    expect(contrast(deep, dark.paper)).toBeLessThan(1.5);
  },
);
