import { absence } from './entities/absence.ts';
import { account } from './entities/account.ts';
import { audit } from './entities/audit.ts';
import { customerContact, providerContact } from './entities/contact.ts';
import { document } from './entities/document.ts';
import { entry } from './entities/entry.ts';
import { exchangeRate } from './entities/exchange-rate.ts';
import { file } from './entities/file.ts';
import { mailServer } from './entities/mail-server.ts';
import { note } from './entities/note.ts';
import { ownField } from './entities/own-field.ts';
import { parameter } from './entities/parameter.ts';
import { personnel } from './entities/personnel.ts';
import { rate } from './entities/rate.ts';
import { service } from './entities/service.ts';
import { serviceCategory } from './entities/service-category.ts';
import { taxRate } from './entities/tax-rate.ts';
import { textBlock } from './entities/text-block.ts';
import { view } from './entities/view.ts';
import { week } from './entities/week.ts';
import { workLine } from './entities/work-line.ts';
import type { Entity } from './facts/entity.ts';
import { masterData } from './master-data.ts';
import { project } from './project/project.ts';

/** Entities that differ from the ready-made calls somewhere and compose their own. */
const departing = [
  absence,
  personnel,
  serviceCategory,
  service,
  rate,
  exchangeRate,
  taxRate,
  textBlock,
  parameter,
  ownField,
  project,
  entry,
  note,
  account,
  file,
  view,
  mailServer,
];

/** Every entity a reference may point to, by name. */
export const knownEntities: ReadonlyMap<string, Entity> = new Map(
  [...masterData, ...departing].map((entity: Entity) => [entity.name, entity]),
);

/** What references point to beside: rows that are kept with the record they belong to. */
const rowsReferredTo: readonly Entity[] = [customerContact, providerContact, workLine];

/** Lists that are exported and hold no records people save. */
const exportedLists: readonly Entity[] = [audit, document, week];

/** The entity of this name. A reference to an entity that does not exist is a mistake in the facts. */
export function entityNamed(name: string): Entity {
  const entity = knownEntities.get(name) ?? [...rowsReferredTo, ...exportedLists].find((rows) => rows.name === name);
  if (!entity) throw new Error(`No entity is called ${name}`);
  return entity;
}
