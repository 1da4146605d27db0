import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';

/** A place in the source of the server where a statement, or a part of one, is written that names tables and columns. */
export interface SqlSite {
  /** Its file and line. */
  at: string;
  /** What stands in it between the holes, its blanks as one. */
  parts: string[];
  /** The whole statement, where its holes are constants or values to be bound; null where it is composed when it runs, and for a part. */
  text: string | null;
}

/** A node of a syntax tree, of whatever kind. */
interface Node {
  type: string;
  span: { start: number };
  [key: string]: unknown;
}

interface Module {
  file: string;
  source: Buffer;
  start: number;
  body: Node[];
  /** What its constants are set to, by name. */
  constants: Map<string, Node>;
  /** Which file a name is imported from. */
  imports: Map<string, string>;
}

/** What begins as a statement does that names columns; what only names a table, such as `truncate`, has nothing to get wrong. */
const statement =
  /^[\s(]*(?:select\s|with\s[\w\s]+\sas\s|insert\s+into\s|update\s\S+\s.*\bset\b|delete\s+from\s|values\s*\()/is;
/** What stands in a part of one: a condition, or a column of a table that has a name of one or two letters. */
const part = /^\s*(?:and|or) \S|(?:^|[\s(])[a-z]{1,2}\.(?:\0|[a-z]+(?:_[a-z]+)*)(?: |::|\)?$)/;
const notSql = /\.tsx?$|^\P{L}*[A-Z]/u;
/** What every file with a statement has: reading the others as trees would take longer than all the rest. */
const word = /\b(?:select|insert into|update|delete from|values)\b|Sql|sql/i;
const hole = '\u0000';

/** Whether a text is a whole statement, and not what something else is called. */
export function isStatement(text: string): boolean {
  return statement.test(text);
}

/** Every statement of the sources below a folder, tests left out. */
export function sqlSites(root: string): SqlSite[] {
  return globSync('src/**/*.ts', { cwd: root })
    .sort()
    .map((file) => join(root, file))
    .filter((file) => !file.endsWith('.test.ts') && word.test(readFileSync(file, 'utf8')))
    .flatMap((file) => sitesOf(moduleOf(file), root));
}

function sitesOf(module: Module, root: string): SqlSite[] {
  const sites: SqlSite[] = [];
  each(module.body, (node, above) => {
    const template = node.type === 'TemplateLiteral' ? node : null;
    const whole = template ? textsOf(template).join(hole) : node.type === 'StringLiteral' ? String(node.value) : '';
    const isWhole = isStatement(whole);
    if (!isWhole && (!part.test(whole) || notSql.test(whole))) return;
    const line = module.source
      .subarray(0, node.span.start - module.start)
      .toString()
      .split('\n').length;
    const isTagged = above?.type === 'TaggedTemplateExpression';
    sites.push({
      at: `${module.file.slice(root.length + 1)}:${line}`,
      parts: whole.replace(/\s+/g, ' ').trim().split(hole),
      text: !isWhole ? null : template && isTagged ? withPlaceholders(template) : constantText(node, module),
    });
  });
  return sites;
}

const modules = new Map<string, Module>();

function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  // The tree counts bytes from its first word: with one in front it counts from the beginning of the file.
  const source = Buffer.from(`;${readFileSync(file, 'utf8')}`);
  const { span, body } = parseSync(source.toString(), { syntax: 'typescript', target: 'es2022' }) as unknown as {
    span: { start: number };
    body: Node[];
  };
  const module: Module = { file, source, start: span.start, body, constants: new Map(), imports: new Map() };
  modules.set(file, module);
  for (const top of body) {
    if (top.type === 'ImportDeclaration') noteImports(module, top);
    const declared = (top.type === 'ExportDeclaration' ? top.declaration : top) as Node;
    if (declared.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations as { id: Node; init: Node | null }[])
      if (init) module.constants.set(String(id.value), init);
  }
  return module;
}

function noteImports(module: Module, { source, specifiers }: Node): void {
  const from = (source as { value: string }).value;
  const file = from.startsWith('.')
    ? join(dirname(module.file), from)
    : from.startsWith('@mandate/') && fileURLToPath(import.meta.resolve(from));
  if (file) for (const { local } of specifiers as { local: Node }[]) module.imports.set(String(local.value), file);
}

/** What an expression is whatever happens; null where that is decided when it runs. */
function constantText(node: Node, module: Module): string | null {
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
      return String(node.value);
    case 'TemplateLiteral': {
      const texts = textsOf(node);
      const filled = (node.expressions as Node[]).map((expression) => constantText(expression, module));
      return filled.includes(null) ? null : texts.map((text, at) => text + (filled[at] ?? '')).join('');
    }
    case 'Identifier': {
      const name = String(node.value);
      const here = module.constants.get(name);
      if (here) return constantText(here, module);
      const from = module.imports.get(name);
      const there = from === undefined ? undefined : moduleOf(from).constants.get(name);
      return from !== undefined && there ? constantText(there, moduleOf(from)) : null;
    }
    case 'BinaryExpression': {
      const [left, right] = [node.left, node.right].map((side) => constantText(side as Node, module));
      if (node.operator !== '+' || left == null || right == null) return null;
      return Number.isNaN(Number(left)) ? left + right : String(Number(left) + Number(right));
    }
    default:
      return null;
  }
}

/** A statement whose values are bound. One with a part of a statement in it is composed when it runs; then it does not read as SQL. */
function withPlaceholders(template: Node): string {
  return textsOf(template)
    .map((text, at) => (at === 0 ? text : `$${at}${text}`))
    .join('');
}

function textsOf(template: Node): string[] {
  return (template.quasis as { cooked: string }[]).map(({ cooked }) => cooked);
}

function each(node: unknown, visit: (node: Node, above: Node | null) => void, above: Node | null = null): void {
  if (Array.isArray(node)) for (const one of node) each(one, visit, above);
  else if (typeof node === 'object' && node !== null) {
    const isNode = 'type' in node && 'span' in node;
    if (isNode) visit(node as Node, above);
    for (const below of Object.values(node)) each(below, visit, isNode ? (node as Node) : above);
  }
}
