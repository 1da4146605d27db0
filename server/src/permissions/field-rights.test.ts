import { mailMessage } from '@mandate/contract/entities/mail-message.ts';
import { trash } from '@mandate/contract/entities/trash.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { knownEntities } from '@mandate/contract/known-entities.ts';
import { lineRow } from '@mandate/contract/project/line/line-row.ts';
import { milestoneRow } from '@mandate/contract/project/milestone-row.ts';
import { project } from '@mandate/contract/project/project.ts';
import { describe, expect, test } from 'vitest';
import { expectedSight } from '../../testing/permissions/expectation.ts';
import { Firm } from '../features/leak-check/firm.ts';
import { permitted } from '../features/leak-check/permitted.ts';
import type { Sight } from '../features/leak-check/sight.ts';
import { type Viewer, viewers } from '../features/leak-check/viewers.ts';

const entities: readonly Entity[] = [...knownEntities.values(), lineRow, milestoneRow, mailMessage, trash];

/** What is told of a record beside its fields. */
const beside: Record<string, readonly string[]> = {
  project: [
    ...[...(project.flat ?? []), 'taxes', 'sections'].map((figure) => `totals.${figure}`),
    ...['status', 'on', 'by'].map((name) => `statusSteps.${name}`),
  ],
  file: ['bytes'],
};

/** The fields of an entity, those of its rows as `lines.net`, and what is told beside them. */
function pathsOf({ name: noun, fields, parts }: Entity): string[] {
  const rows = Object.entries(parts).flatMap(([part, { fields: columns }]) =>
    Object.keys(columns).map((name) => `${part}.${name}`),
  );
  return [...Object.keys(fields).filter((name) => name !== 'version'), ...rows, ...(beside[noun] ?? [])];
}

describe('the table of permissions, against what is written down independently of it', () => {
  const firm = new Firm(null);
  const seen = (sight: Sight, looker: Viewer, entity: Entity) =>
    pathsOf(entity).filter((path) => sight.ofField(looker, entity.name, path, firm));

  describe.each(viewers)('shows %s the same fields', (looker) => {
    // Who waits is told values of parameters by their keys, and no parameter.
    const compared = entities.filter(({ name }) => !(looker === 'GUEST waiting' && name === 'parameter'));
    test.each(compared.map((entity) => [entity.name, entity] as const))('of %s', (_name, entity) => {
      expect(seen(permitted, looker, entity)).toEqual(seen(expectedSight(), looker, entity));
    });
  });
});
