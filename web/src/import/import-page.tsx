import { may } from '@mandate/contract/access/permissions.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { useParams } from 'react-router';
import type { RecordPaths } from '../lib/addresses/paths.ts';
import { useUser } from '../lib/session/session.ts';
import { useOwnFields } from '../records/own-fields/use-own-fields.ts';
import NotOpenPage from '../records/pages/not-open-page.tsx';
import { entityWord } from '../records/words/words.ts';
import { ChooseFile } from './file/choose-file.tsx';
import { ImportNotGranted } from './import-not-granted.tsx';
import { ImportWork } from './import-work.tsx';

/** Brings records in from a file: the file, its columns, a trial, the import and its undo. */
export default function ImportPage({ paths }: { paths: RecordPaths }) {
  const { importId } = useParams();
  const { role, grants } = useUser();
  const made = entityNamed(paths.noun);
  const entity = useOwnFields(made) ?? made;
  const title = entityWord(entity, 'import');
  if (may(role, entity.name, 'import') === false) return <NotOpenPage title={title} entity={entity} verb="import" />;
  if (!grants.includes('importData')) return <ImportNotGranted title={title} list={paths.list} />;
  return importId === undefined ? (
    <ChooseFile key={entity.name} entity={entity} paths={paths} />
  ) : (
    <ImportWork key={importId} importId={importId} entity={entity} paths={paths} />
  );
}
