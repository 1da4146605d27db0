/** A package that may be there although its licence is not permissive. THIRD-PARTY.md names each. */
export interface LicenceException {
  /** The name of the package; a `*` at its end stands for the rest of it. */
  readonly name: string;
  /** As SPDX names it. */
  readonly licence: string;
  /** Whether it may be part of what runs. */
  readonly ships: boolean;
  readonly reason: string;
}

const decoder = 'a library of its own, loaded when it runs, which can be replaced by another build';
const builder = 'builds the styles of the web app and is no part of it';
const looker = 'looks at pages in the tests';
const licenceData = 'names of licences, read by this very check';

/** Every exception, with its reason. */
export const licenceExceptions: readonly LicenceException[] = [
  { name: '@img/sharp-libvips-*', licence: 'LGPL-3.0-or-later', ships: true, reason: decoder },
  { name: '@img/sharp-win32-*', licence: 'LGPL-3.0-or-later', ships: true, reason: decoder },
  { name: '@img/sharp-wasm32', licence: 'LGPL-3.0-or-later', ships: true, reason: decoder },
  { name: '@fontsource-variable/inter', licence: 'OFL-1.1', ships: true, reason: 'a typeface, served unchanged' },
  { name: '@embedpdf/fonts-latin', licence: 'OFL-1.1', ships: true, reason: 'a typeface, parts of it in papers' },
  { name: '@embedpdf/fonts-jp', licence: 'OFL-1.1', ships: true, reason: 'a typeface, parts of it in papers' },
  {
    name: 'date-holidays',
    licence: 'CC-BY-3.0',
    ships: true,
    reason: 'data of public holidays, named where they are shown',
  },
  { name: 'argparse', licence: 'PSF-2.0', ships: true, reason: 'permissive; a command of what reads those data' },
  { name: 'prepin', licence: 'Unlicense', ships: true, reason: 'in the public domain; a command of those data' },
  { name: 'lightningcss', licence: 'MPL-2.0', ships: false, reason: builder },
  { name: 'lightningcss-*', licence: 'MPL-2.0', ships: false, reason: builder },
  { name: 'axe-core', licence: 'MPL-2.0', ships: false, reason: looker },
  { name: '@axe-core/playwright', licence: 'MPL-2.0', ships: false, reason: looker },
  { name: 'pako', licence: 'Zlib', ships: false, reason: 'packs data in a measurement' },
  { name: 'spdx-exceptions', licence: 'CC-BY-3.0', ships: false, reason: licenceData },
  { name: 'spdx-ranges', licence: 'CC-BY-3.0', ships: false, reason: licenceData },
];

/** Packages that name no licence where npm looks for it. Somebody read the file LICENSE in them: this is what it says. */
export const readLicences: Readonly<Record<string, string>> = { 'png-js': 'MIT' };
