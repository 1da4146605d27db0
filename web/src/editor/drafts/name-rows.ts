import { type Entity, siblingOf } from '@mandate/contract/facts/entity.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import { knownEntities } from '@mandate/contract/known-entities.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { RecordForm } from '../../form/state/record-form.ts';
import { type Row, rowsOf } from '../../records/changes/record-path.ts';
import { labelQuery } from '../../records/reading/read-label.ts';

/** Asks what the rows of a form point to, where they do not tell: a draft keeps ids. Of what is gone, or not for this person, nothing is said. */
export async function nameRows(form: RecordForm, queries: QueryClient): Promise<void> {
  const { entity } = form;
  const { values } = form.state();
  const unnamed = Object.keys(entity.parts).flatMap((part) =>
    rowsOf(values, part).flatMap((row) => unnamedIn(entity, part, row)),
  );
  const asked = new Map(unnamed.map(({ noun, id }) => [id, queries.fetchQuery(labelQuery(noun, id))]));
  const answers = await Promise.allSettled(asked.values());
  const known = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  if (known.length > 0) form.noteSiblings(new Map(known.map((one) => [one.id, one])));
}

function unnamedIn({ parts }: Entity, part: string, row: Row): { noun: string; id: string }[] {
  return Object.entries(parts[part]?.fields ?? {}).flatMap(([name, { refersTo: noun = '' }]) => {
    const id = row[name];
    const told = (row[siblingOf(name)] ?? null) as { id: string } | null;
    const isUnnamed = knownEntities.has(noun) && typeof id === 'string' && isId(id) && told?.id !== id;
    return isUnnamed ? [{ noun, id }] : [];
  });
}
