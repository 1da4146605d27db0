/// <reference types="vite/client" />

/** Half of the words, see `words-in-two.ts`. */
declare module '*/common.json?first' {
  const words: typeof import('./locales/en/common.json', { with: { type: 'json' }});
  export default words;
}
declare module '*/common.json?rest' {
  const words: object;
  export default words;
}
