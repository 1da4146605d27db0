/** Fourteen made-up ringtones. */
export const ringtones = [
  'Amber',
  'Brook',
  'Carillon',
  'Dawn chorus',
  'Ember',
  'Ferry',
  'Glasshouse',
  'Harbour',
  'Icicle',
  'Juniper',
  'Kettle',
  'Lantern',
  'Marimba rain',
  'Nightjar',
] as const;
