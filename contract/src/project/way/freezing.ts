/**
 * What approval does to a field: its value stays unless an administrator says why (`frozen`), stays for everybody (`final`), may change all the
 * same (`open`), or follows from others (`computed`).
 */
export type Freezing = 'frozen' | 'final' | 'open' | 'computed';
