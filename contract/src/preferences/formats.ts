/** The ways a person may have dates written, as patterns of their parts. */
export const dateFormats = ['d MMM yyyy', 'dd.MM.yyyy', 'dd/MM/yyyy', 'MM/dd/yyyy', 'yyyy-MM-dd'] as const;
export type DateFormat = (typeof dateFormats)[number];

/** The ways a person may have figures written, by example. */
export const numberFormats = ['1,234.56', '1.234,56', '1 234,56', '1’234.56'] as const;
export type NumberFormat = (typeof numberFormats)[number];

/** Light or dark; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;

/** How much room rows take. */
export const densities = ['compact', 'default', 'comfortable'] as const;
