import { may } from '@mandate/contract/access/permissions.ts';
import { roles } from '@mandate/contract/access/roles.ts';
import { entityTitle } from '../../records/words.ts';
import { english } from '../../words/words.ts';
import type { Description, JsonSchema, Operation } from './json-schema.ts';
import { productMark } from './product-mark.ts';
import { referenceStyle } from './reference-style.ts';
import { type SchemaRow, schemaRows } from './schema-rows.ts';

/** Stands where each page gets a nonce of its own. */
export const nonceMark = '__CSP_NONCE__';

interface Call extends Operation {
  method: string;
  path: string;
}

const word = (key: string, params: Record<string, string | number> = {}) => english.at(`apiDocs.${key}`, params) ?? key;

/** The nouns of which calls are described, each with its calls. */
export function describedNouns(description: Description): ReadonlyMap<string, readonly Call[]> {
  const nouns = new Map<string, Call[]>();
  for (const [path, methods] of Object.entries(description.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const noun = operation.tags?.[0] ?? '';
      nouns.set(noun, [...(nouns.get(noun) ?? []), { ...operation, method: method.toUpperCase(), path }]);
    }
  return nouns;
}

/**
 * A page of the reference: of one noun every call with what it takes and gives, or of all nouns the calls they have. It needs no script.
 * @param noun null for all of them
 */
export function referencePage(nouns: ReadonlyMap<string, readonly Call[]>, noun: string | null): string {
  const title = noun === null ? word('title') : titleOf(noun);
  const links = [...nouns.keys()].map((each) => {
    const current = each === noun ? ' aria-current="page"' : '';
    return `<li><a href="/docs/${escaped(each)}"${current}>${escaped(titleOf(each))}</a></li>`;
  });
  const content = noun === null ? overview(nouns) : (nouns.get(noun) ?? []).map((call) => described(call)).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – Mandate</title>
<style nonce="${nonceMark}">${referenceStyle}</style>
</head>
<body>
<header><a href="/docs" aria-label="Mandate: ${escaped(word('title'))}">${productMark}</a></header>
<div class="frame">
<nav aria-label="${escaped(word('nouns'))}"><ul>${links.join('\n')}</ul></nav>
<main><h1>${escaped(title)}</h1>
${content}
</main>
</div>
</body>
</html>
`;
}

function titleOf(noun: string): string {
  const title = entityTitle(english, noun);
  return title === noun ? word(`noun.${noun}`) : title;
}

function overview(nouns: ReadonlyMap<string, readonly Call[]>): string {
  const said = ['everyCall', 'signIn', 'repeating', 'statuses', 'machine'].map((key) => `<p>${escaped(word(key))}</p>`);
  const lists = [...nouns].map(([noun, calls]) => {
    const items = calls.map(
      (call) => `<li><a href="/docs/${escaped(noun)}#${anchorOf(call)}"><code>${named(call)}</code></a></li>`,
    );
    return `<section><h2>${escaped(titleOf(noun))}</h2><ul>${items.join('\n')}</ul></section>`;
  });
  return `<section>${said.join('\n')}<p><a href="/openapi.json">/openapi.json</a></p></section>${lists.join('\n')}`;
}

function described(call: Call): string {
  const { parameters = [], requestBody, responses } = call;
  const asked = parameters.map(({ name, schema, required = false, in: place }) => ({
    path: name,
    kind: `${(schemaRows(schema)[0] ?? [])[0]?.kind ?? ''} (${word(place === 'path' ? 'inPath' : 'inQuery')})`,
    isRequired: required,
  }));
  const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => part('body', schema, type));
  const replies = Object.entries(responses?.['200']?.content ?? {}).map(([type, { schema }]) =>
    part('reply', schema.properties?.data ?? schema, type),
  );
  return `<section id="${anchorOf(call)}"><h2><code>${named(call)}</code></h2>
<p>${escaped(whoMay(call))}</p>
${asked.length > 0 ? `<h3>${escaped(word('parameters'))}</h3>${table(asked)}` : ''}
${bodies.join('\n')}
${replies.join('\n')}
</section>`;
}

/** What a body or a reply holds, folded until somebody wants to read it. */
function part(key: 'body' | 'reply', schema: JsonSchema, type: string): string {
  const tables = schemaRows(schema).map((rows) => table(rows, key));
  const between = `<p>${escaped(word('or'))}</p>`;
  return `<details><summary>${escaped(word(key))} <code>${escaped(type)}</code></summary>${tables.join(between)}</details>`;
}

function table(rows: readonly SchemaRow[], of: 'body' | 'reply' = 'body'): string {
  const [need, needed] = of === 'body' ? ['need', 'required'] : ['presence', 'present'];
  const lines = rows.map(
    ({ path, kind, isRequired }) =>
      `<tr><td>${escaped(path)}</td><td>${escaped(kind)}</td><td>${isRequired ? escaped(word(needed)) : ''}</td></tr>`,
  );
  const heads = ['name', 'kind', need].map((key) => `<th scope="col">${escaped(word(key))}</th>`);
  return `<div class="scroll" tabindex="0" role="group" aria-label="${escaped(word('name'))}"><table><thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('\n')}</tbody></table></div>`;
}

function whoMay({ 'x-permission': permission = 'anyone' }: Call): string {
  if (typeof permission === 'string') return word(permission);
  const { entity, verb } = permission;
  const allowed = roles.flatMap((role) => {
    const limit = may(role, entity, verb);
    return limit === false ? [] : [limit === true ? role : word('within', { role })];
  });
  return word('whoMay', { roles: allowed.join(', ') });
}

function named({ method, path }: Call): string {
  return escaped(`${method} ${path}`);
}

function anchorOf({ method, path }: Call): string {
  return `${method}${path}`.toLowerCase().replace(/\W+/g, '-').replace(/-$/, '');
}

function escaped(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}
