import { z } from 'zod';
import { navigationModes, presets } from './layout.ts';

const theme = z.enum(presets).optional();

/** What a person may keep of the layout (`LayoutChoice`). */
export const layoutChoiceSchema = z.strictObject({
  theme,
  navigation: z.strictObject({ mode: z.enum(navigationModes).optional(), theme }).optional(),
  topBar: z.strictObject({ isFixed: z.boolean().optional(), theme }).optional(),
  footer: z.strictObject({ isShown: z.boolean().optional(), isFixed: z.boolean().optional(), theme }).optional(),
});
