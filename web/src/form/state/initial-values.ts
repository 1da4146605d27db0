import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { type Settings, useSettings } from '../../records/reading/use-settings.ts';

/** What a new record begins with: the fields' first values, those of the firm's settings among them; its parts are empty. */
export function initialValues(entity: Entity, settings: Settings): Values {
  const fields = Object.entries(entity.fields).filter(([, field]) => field.isWritable);
  const parts = Object.keys(entity.parts).map((name) => [name, []] as const);
  return Object.fromEntries([...fields.map(([name, field]) => [name, initialOf(field, settings)] as const), ...parts]);
}

function initialOf(field: Field, settings: Settings): unknown {
  if (field.initialFrom !== undefined) return settings[field.initialFrom] ?? null;
  return field.initial ?? null;
}

/**
 * The settings a new record of this kind begins with; undefined while they are read. When they cannot be read it begins
 * without: the server puts them in when it is saved.
 * @param isWanted false reads nothing
 */
export function useInitialSettings(entity: Entity, isWanted: boolean): Settings | undefined {
  const isNeeded = isWanted && Object.values(entity.fields).some(({ initialFrom }) => initialFrom !== undefined);
  const { data, isError } = useSettings(isNeeded);
  return data ?? (isNeeded && !isError ? undefined : {});
}
