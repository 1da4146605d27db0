/** What Leaflet writes as markup when it starts, to learn whether the browser draws SVG; it stops where that is refused. */
const probe = '<svg/>';

interface Policies {
  defaultPolicy: unknown;
  createPolicy: (name: string, rules: { createHTML: (markup: string) => string }) => unknown;
}

/**
 * Lets Leaflet's one constant through the page's Trusted Types before it is fetched; every other markup stays refused. It is refused by an
 * error: the editors ask this policy first, and make one of their own when it fails. Nothing instead would be what they paste.
 */
export function allowLeaflet(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  if (trustedTypes && trustedTypes.defaultPolicy === null)
    trustedTypes.createPolicy('default', { createHTML: onlyProbe });
}

function onlyProbe(markup: string): string {
  if (markup === probe) return markup;
  throw new TypeError('markup that is not ours');
}
