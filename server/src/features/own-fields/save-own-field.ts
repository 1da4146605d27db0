import type { Values } from '@mandate/contract/changes/merge.ts';
import { ownField } from '@mandate/contract/entities/own-field.ts';
import type { OwnChoice, OwnFieldKind } from '@mandate/contract/own-fields/definition.ts';
import { mostOwnFields } from '@mandate/contract/own-fields/own-field-nouns.ts';
import { ownChoicesSchema } from '@mandate/contract/own-fields/own-fields-schema.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { completed } from '@mandate/contract/rules/entity-rules.ts';
import { announceOwnFields } from '../../calls/announce.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { readRecord } from '../../records/read/find.ts';
import { beginSave, type Saving } from '../../records/write/begin-save.ts';
import { checkWanted, finishSave } from '../../records/write/finish-save.ts';
import { readBody } from '../../records/write/read-body.ts';
import { withJsonRead } from '../../records/write/with-json-read.ts';
import { choicesInUse, countEmpty } from './count-empty-and-choices-in-use.ts';

/** What a field is stays what it was made as: values are kept by it. */
const fixed = ['entity', 'key', 'kind'] as const;

/** Positions of fields that do not say theirs are so far apart that others fit between. */
const step = 10;

/**
 * Adds a field to a kind of record, or changes what is said of one. A value of a choice that records have is never lost: one that is left out
 * is kept for these, and offered no more.
 * @returns the stored field
 * @throws ZodError, Refusal as a register's save; tooManyOwnFields
 */
export async function saveOwnField(call: Call, body: unknown): Promise<Values> {
  const sent = withJsonRead(readBody(ownField, body, call.caller), 'choices', ownChoicesSchema.nullable());
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    // Numbers and positions follow from the fields there are: one is saved at a time.
    await run(db, "select pg_advisory_xact_lock(hashtext('own fields'))", []);
    const saving = await beginSave(inside, ownField, sent);
    if (saving.isRepeat) return readRecord(inside, ownField, saving.id);
    saving.wanted = completed(ownField, saving.wanted);
    // Choices that could not be read are not missing.
    if (sent.errors.some(({ field }) => field.split('.')[0] === 'choices')) saving.wanted.choices = [];
    const errors = saving.stored ? fixedErrors(saving) : await newErrors(inside, saving);
    saving.sent = { ...sent, errors: [...sent.errors, ...errors] };
    await checkWanted(inside, ownField, saving);
    if (saving.stored) saving.wanted.choices = await keptChoices(inside, saving);
    const id = await finishSave(inside, ownField, saving);
    await warnOfEmpty(inside, saving);
    await announceOwnFields(db);
    return readRecord(inside, ownField, id);
  });
}

function fixedErrors({ stored, wanted }: Saving): FieldError[] {
  return fixed.flatMap((name) => (wanted[name] === stored?.values[name] ? [] : [fieldError(name, 'ownFieldFixed')]));
}

/** What keeps a field from being added, and the place it gets where none was said. */
async function newErrors({ db }: Call, saving: Saving): Promise<FieldError[]> {
  const { entity, key, position } = saving.wanted;
  const [counted] = await run<{ count: number; last: number | null; isSpent: boolean }>(
    db,
    `select count(*) as count, max(position) as last,
       exists (select 1 from spent_own_keys s where s.entity = $1 and search_normalise(s.key) = search_normalise($2)) as "isSpent"
     from own_fields where entity = $1 and deleted_at is null`,
    [entity, String(key)],
  );
  if (position === null || position === undefined)
    saving.wanted.position = Math.min((counted?.last ?? 0) + step, ownField.fields.position.range?.max ?? 0);
  return [
    ...((counted?.count ?? 0) >= mostOwnFields
      ? [fieldError('entity', 'tooManyOwnFields', { max: mostOwnFields })]
      : []),
    ...(counted?.isSpent ? [fieldError('key', 'valueTaken', { value: String(key) })] : []),
  ];
}

/** The values of a choice as they were sent, and behind them those that were left out and that records have. */
async function keptChoices(call: Call, { stored, wanted }: Saving): Promise<unknown> {
  if (wanted.kind !== 'choice') return null;
  const sent = (wanted.choices ?? []) as OwnChoice[];
  const before = (stored?.values.choices ?? []) as OwnChoice[];
  const left = before.filter(({ code }) => !sent.some((one) => one.code === code));
  if (left.length === 0) return sent;
  const used = await choicesInUse(call.db, String(wanted.entity), String(wanted.key), left);
  const kept = left.filter(({ code }) => used.has(code)).map((one) => ({ ...one, isActive: false }));
  const gone = kept.filter(({ code }) => before.some((one) => one.code === code && one.isActive));
  if (gone.length > 0)
    call.alerts.push(call.words.sentence('ownChoicesKept', { labels: gone.map(({ label }) => label).join(', ') }));
  return [...sent, ...kept];
}

/** Says how many records lack what is required from now on; nothing is done to them. */
async function warnOfEmpty(call: Call, { stored, wanted }: Saving): Promise<void> {
  const isNewlyRequired = wanted.isRequired === true && stored?.values.isRequired !== true;
  if (!isNewlyRequired || wanted.kind === ('flag' satisfies OwnFieldKind)) return;
  const count = await countEmpty(call.db, String(wanted.entity), String(wanted.key));
  if (count === 0) return;
  const label = String(wanted.label);
  call.alerts.push(call.words.sentence('ownFieldMissing', { label, count: shownCount(call, count) }));
}

function shownCount({ words }: Call, count: number): string {
  return new Intl.NumberFormat(words.language).format(count);
}
