import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { firstList } from './first-list.ts';
import type { FirstScriptPage } from './src/first-script.ts';
import { frameWords } from './src/lib/i18n/shared-words.ts';
import { languagesIn, wordFolders } from './word-faults.ts';

/** What of a build's bundle is looked at. */
interface Chunk {
  fileName: string;
  facadeModuleId?: string | null;
  imports?: string[];
  code?: string;
  source?: string | Uint8Array;
  viteMetadata?: { importedCss: Set<string> };
}
type Bundle = Record<string, Chunk>;

const source = fileURLToPath(new URL('src/first-script.ts', import.meta.url));

/** After what says how wide the window is, before the style sheets, for which a script would wait. */
const place = '<!-- The build puts its first script in here. -->';

/** A module of the web app, as the end of its id. */
const modules = {
  first: '/index.html',
  frame: '/layout/shell.tsx',
  list: '/projects/project-list.tsx',
  grid: '/rows/list-grid.tsx',
};

/**
 * Puts `src/first-script.ts` into the index page with what it has to know: it runs as soon as the page itself is there. The development server
 * goes without it.
 */
export function firstScript(): Plugin {
  return {
    name: 'first-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const built = (bundle ?? {}) as Bundle;
        const font = Object.keys(built).find((file) => /inter-latin-wght-normal.*\.woff2$/.test(file));
        const script = await compiled({
          files: filesIn(built),
          words: wordsIn(built),
          font: `/${font}`,
          ...firstList(),
        });
        if (!html.includes(place)) throw new Error('The index page has no place for the first script.');
        return smallEntryLast(html).replace(place, () => `<script>${script.trim()}</script>`);
      },
    },
  };
}

/** The connection that brought the page is the fastest: a large file comes over it, not the entry, which only names the others. */
function smallEntryLast(html: string): string {
  const [entry = ''] = /\n\s*<script type="module"[^>]*><\/script>/.exec(html) ?? [];
  return html.replace(entry, '').replace(/(?=\n\s*<\/head>)/, () => entry);
}

/** The files of the first page, each where it is needed first, large ones first. What every page needs has its style sheets in the page itself. */
function filesIn(bundle: Bundle): FirstScriptPage['files'] {
  const found = new Set<string>();
  const filesOf = (module: string): string[] => {
    const entry = Object.values(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!entry) throw new Error(`The build has no chunk for ${module}.`);
    const files = withImports(entry.fileName, bundle, found);
    const size = (file: string) => (bundle[file]?.code ?? bundle[file]?.source)?.length ?? 0;
    return files.sort((one, other) => size(other) - size(one)).map((file) => `/${file}`);
  };
  const first = filesOf(modules.first).filter((file) => file.endsWith('.js'));
  return { first, frame: filesOf(modules.frame), list: filesOf(modules.list), grid: filesOf(modules.grid) };
}

/** The files of the words of each language that are said first; one without any is left to be fetched later. */
function wordsIn(bundle: Bundle): FirstScriptPage['words'] {
  const chunks = Object.values(bundle);
  const fileOf = (language: string, name: string) =>
    chunks.flatMap(({ facadeModuleId, fileName }) =>
      facadeModuleId?.endsWith(`/contract/src/locales/${language}/${name}.json`) ? [`/${fileName}`] : [],
    );
  return Object.fromEntries(
    languagesIn(wordFolders).map((language) => {
      const filesOf = (names: readonly string[]) => names.flatMap((name) => fileOf(language, name));
      return [language, { first: filesOf(['common']), session: filesOf(['session']), frame: filesOf(frameWords) }];
    }),
  );
}

function withImports(file: string, bundle: Bundle, found: Set<string>): string[] {
  if (found.has(file)) return [];
  found.add(file);
  const { imports = [], viteMetadata } = bundle[file] ?? {};
  return [
    ...imports.flatMap((needed) => withImports(needed, bundle, found)),
    ...(viteMetadata?.importedCss ?? []),
    file,
  ];
}

/** The script by itself, as one text. */
async function compiled(page: FirstScriptPage): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { __FIRST_PAGE__: JSON.stringify(page) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: source, formats: ['iife'], name: 'first' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The first script does not build.');
  return chunk.code;
}
