/** What approval does to a field: its value stays (`frozen`), may change all the same (`open`), or follows from others (`computed`). */
export type Freezing = 'frozen' | 'open' | 'computed';
