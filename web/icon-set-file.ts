import type { Plugin } from 'vite';

/** What an icon is drawn of, its former names, and what the set calls it. */
interface IconData {
  name: string;
  aliases?: readonly string[];
  node: readonly [tag: string, attributes: Record<string, string>][];
}

/** A module of the icons that imports every one of them when it is wanted. */
const source: string = 'lucide-react/dynamicIconImports.mjs';

/** Every icon of the set as a list of its name, its former names and its shapes. */
async function iconSet(): Promise<string> {
  const { default: loads }: { default: Record<string, () => Promise<{ __iconData: IconData }>> } = await import(source);
  const icons = await Promise.all(Object.values(loads).map(async (load) => (await load()).__iconData));
  // Former names lead to the same icon.
  const single = [...new Map(icons.map((icon) => [icon.name, icon])).values()];
  const listed = single.map(({ name, aliases = [], node }) => [
    name,
    aliases,
    node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes]),
  ]);
  return JSON.stringify(listed.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)));
}

/** Gives the whole icon set as the address of one file of data, `dynamicIconImports.mjs?icon-set`: a module each would be thousands. */
export function iconSetFile(): Plugin {
  let isServed = false;
  return {
    name: 'icon-set-file',
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    async load(id) {
      if (!id.endsWith('/dynamicIconImports.mjs?icon-set')) return null;
      const data = await iconSet();
      if (isServed) return `export default ${JSON.stringify(`data:application/json,${encodeURIComponent(data)}`)}`;
      const file = this.emitFile({ type: 'asset', name: 'icons.json', source: data });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}
