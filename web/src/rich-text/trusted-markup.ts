import type { Config } from 'dompurify';

/** What a purifier asks of Trusted Types. */
type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

interface Policies {
  createPolicy: (name: string, rules: Record<string, (text: string) => string>) => Policy;
}

const { trustedTypes } = globalThis as { trustedTypes?: Policies };

/**
 * The one policy by which cleaned markup gets into the page. The page takes each name once: every purifier is given this one. Undefined
 * where the browser knows no Trusted Types.
 */
export const trustedMarkup = trustedTypes?.createPolicy('dompurify', {
  createHTML: (markup) => markup,
  createScriptURL: (address) => address,
});
