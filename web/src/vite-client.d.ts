/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The version of the product, as its packages say it. */
  readonly VITE_PRODUCT_VERSION: string;
  /** Whether the demo area is built into the product. */
  readonly VITE_DEMO: boolean;
}

/** Some of the words, see `words-by-need.ts`. */
declare module '*/common.json?first' {
  const words: typeof import('@mandate/contract/locales/en/common.json', { with: { type: 'json' }});
  export default words;
}
declare module '*/common.json?list' {
  const words: object;
  export default words;
}
declare module '*/common.json?rest' {
  const words: object;
  export default words;
}
declare module '*/error.json?first' {
  const words: typeof import('@mandate/contract/locales/en/error.json', { with: { type: 'json' }});
  export default words;
}
declare module '*/error.json?rest' {
  const words: object;
  export default words;
}

/** The address of the whole icon set as data, see `icon-set-file.ts`. */
declare module '*?icon-set' {
  const address: string;
  export default address;
}
