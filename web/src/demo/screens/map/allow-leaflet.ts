/** What Leaflet writes as markup when it starts, to learn whether the browser draws SVG; it stops where that is refused. */
const probe = '<svg/>';

interface Policies {
  defaultPolicy: unknown;
  createPolicy: (name: string, rules: { createHTML: (markup: string) => string | null }) => unknown;
}

/** Lets Leaflet's one constant through the page's Trusted Types before it is fetched; every other markup stays refused. */
export function allowLeaflet(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  if (trustedTypes && trustedTypes.defaultPolicy === null)
    trustedTypes.createPolicy('default', { createHTML: (markup) => (markup === probe ? markup : null) });
}
