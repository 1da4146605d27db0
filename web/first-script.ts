import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { firstList } from './first-list.ts';
import type { FirstPage } from './src/first-script.ts';

/** What of a build's bundle is looked at. */
interface Chunk {
  fileName: string;
  facadeModuleId?: string | null;
  imports?: string[];
  viteMetadata?: { importedCss: Set<string> };
}
type Bundle = Record<string, Chunk>;

const source = fileURLToPath(new URL('src/first-script.ts', import.meta.url));

/** A module of the web app, as the end of its id. */
const modules = {
  first: '/index.html',
  frame: '/layout/shell.tsx',
  list: '/projects/project-list.tsx',
  grid: '/list/list-grid.tsx',
};

/**
 * Puts `src/first-script.ts` into the index page, as the first script there is, with what it has to know: it runs as soon as the page itself
 * is there. The development server goes without it.
 */
export function firstScript(): Plugin {
  return {
    name: 'first-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle }) {
        const children = await compiled({ files: filesIn((bundle ?? {}) as Bundle), ...firstList() });
        return [{ tag: 'script', children, injectTo: 'head-prepend' as const }];
      },
    },
  };
}

/** The files of the first page, each where it is needed first. What every page needs has its style sheets in the page itself. */
function filesIn(bundle: Bundle): FirstPage['files'] {
  const found = new Set<string>();
  const filesOf = (module: string): string[] => {
    const entry = Object.values(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!entry) throw new Error(`The build has no chunk for ${module}.`);
    return withImports(entry.fileName, bundle, found).map((file) => `/${file}`);
  };
  const first = filesOf(modules.first).filter((file) => file.endsWith('.js'));
  return { first, frame: filesOf(modules.frame), list: filesOf(modules.list), grid: filesOf(modules.grid) };
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
async function compiled(page: FirstPage): Promise<string> {
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
