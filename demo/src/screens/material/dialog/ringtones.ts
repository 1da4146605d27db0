/** Ringtones to choose one of. */
export const ringtones = [
  ...['Silent', 'Harbour bell', 'Two whistles', 'Paper birds', 'Slow train', 'Copper', 'First frost'],
  ...['Lift music', 'Marimba walk', 'Night bus', 'Old telephone', 'Rain on tin', 'Tuning fork', 'Waltz for one'],
] as const;

/** The name of a ringtone. */
export type Ringtone = (typeof ringtones)[number];
