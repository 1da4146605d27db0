import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Covers, coveredCharacters } from './covered-characters.ts';

/** A typeface in the two weights of a paper: where its files are, and what both of them have glyphs for. */
export interface InstalledFont {
  name: string;
  regular: string;
  bold: string;
  covers: Covers;
}

/**
 * The packages of typefaces, in the order they are asked for a character: Latin, Greek and Cyrillic come with Mandate, Japanese with it where
 * npm could fetch it, Chinese and Korean are found once somebody installs them.
 */
const packages = ['latin', 'jp', 'sc', 'kr'];

let found: InstalledFont[] | undefined;

/** The typefaces that are installed, in the order a character is looked for in them. */
export function installedFonts(): readonly InstalledFont[] {
  found ??= packages.flatMap(fontOf);
  return found;
}

function fontOf(name: string): InstalledFont[] {
  const folder = folderOf(`@embedpdf/fonts-${name}`);
  if (folder === undefined) return [];
  const files = readdirSync(folder);
  const [regular, bold] = ['Regular', 'Bold'].map((weight) =>
    files.find((file) => new RegExp(`^NotoSans[A-Za-z]*-${weight}\\.(ttf|otf)$`).test(file)),
  );
  if (regular === undefined || bold === undefined) return [];
  const paths = { regular: join(folder, regular), bold: join(folder, bold) };
  const [inRegular, inBold] = [coveredCharacters(paths.regular), coveredCharacters(paths.bold)];
  return [{ name, ...paths, covers: (codePoint) => inRegular(codePoint) && inBold(codePoint) }];
}

function folderOf(packageName: string): string | undefined {
  try {
    const folder = join(dirname(createRequire(import.meta.url).resolve(packageName)), '../fonts');
    return existsSync(folder) ? folder : undefined;
  } catch {
    // An optional package that is not installed: there is one typeface less.
    return undefined;
  }
}
