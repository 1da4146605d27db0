/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The version of the product, as its packages say it. */
  readonly VITE_PRODUCT_VERSION: string;
  /** Whether the demo area is built into the product. */
  readonly VITE_DEMO: boolean;
  /** The languages that lack some of the words; undefined where nobody compared them. */
  readonly VITE_INCOMPLETE_LANGUAGES?: readonly string[];
}

/** The address of the whole icon set as data, see `icon-set-file.ts`. */
declare module '*?icon-set' {
  const address: string;
  export default address;
}
