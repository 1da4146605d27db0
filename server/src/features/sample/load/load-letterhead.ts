import { readFile } from 'node:fs/promises';
import { keepPicture, storePicture } from '../../../business/letterhead/store-picture.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import letterhead from '../data/letterhead.json' with { type: 'json' };

/** The logo of the sample firm, drawn for it; with its size in pixels. */
const logo = { file: new URL('../data/logo.png', import.meta.url), width: 696, height: 114 };

/** Gives the firm the letterhead of the sample, where it has none of its own. Belongs into a transaction. */
export async function loadLetterhead(db: Database): Promise<void> {
  const { file, width, height } = logo;
  const picture = await storePicture(db, { bytes: await readFile(file), type: 'image/png', width, height }, null);
  await keepPicture(db, picture);
  const text = `update parameters p set value = s.value from jsonb_each($1::jsonb) as s(key, value)
    where p.key = s.key and p.is_system and p.version = 1 and (p.value is null or p.value in ('null', '[]'))`;
  await run(db, text, [JSON.stringify({ ...letterhead, 'documents.logo': picture })]);
}

/** Takes the sample's letterhead away again; what people changed of it stays. Its logo stays in the store: papers may name it. */
export async function removeLetterhead(db: Database): Promise<void> {
  const text = `update parameters p set value = p.default_value from jsonb_each($1::jsonb) as s(key, value)
    where p.key = s.key and p.is_system and p.value = s.value and p.version = 1`;
  await run(db, text, [JSON.stringify(letterhead)]);
  await run(
    db,
    "update parameters set value = null where key = 'documents.logo' and version = 1 and value is not null",
    [],
  );
}
