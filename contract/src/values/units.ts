/** What services are sold and rated by (domain reference 2.6). */
export const units = ['hour', 'day', 'month', 'unit', 'lumpSum', 'km', 'session'] as const;
export type Unit = (typeof units)[number];
