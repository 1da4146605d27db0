import { setTimeout as sleep } from 'node:timers/promises';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Call } from '../../../calls/call.ts';
import type { Database } from '../../../database/database.ts';
import { inNewTransaction } from '../../../database/queries/transaction.ts';
import { undone } from '../../../database/queries/undone.ts';
import { JobInterrupted, type JobRun } from '../../../jobs/work.ts';
import type { Verbs } from '../../../records/verbs.ts';
import { readContext } from '../../cells/cell-context.ts';
import { type ImportRequest, mappedColumns } from '../import-request.ts';
import { holdRunning, purgeTrial, recount, storeOutcomes } from '../stored/store-outcomes.ts';
import { findImport, rowsAfter, type StoredImport } from '../stored/stored-import.ts';
import { comingNames, namesIn } from './coming-names.ts';
import { type RowGroup, RowGroups } from './group-rows.ts';
import { importChunk } from './import-chunk.ts';
import type { Importing, Moved, Settled } from './importing.ts';

/** What an import came to, in records of the file. */
export interface ImportCounts {
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
}

/** How many records are taken over in one transaction, and of how many rows. */
const recordsAtOnce = 100;
const rowsAtOnce = 1_000;
/** The rest between two transactions, as a part of what the last one took: that is left to others. */
const rest = 0.5;

/** One import under way. */
export class ImportRunning {
  readonly #run: JobRun;
  readonly #call: Call;
  readonly #entity: Entity;
  readonly #verbs: Verbs;
  readonly #kept: StoredImport;
  readonly request: Omit<ImportRequest, 'importId'>;
  readonly #tally: ImportCounts = { created: 0, updated: 0, unchanged: 0, failed: 0 };
  #done = 0;
  /** Of a trial: the first records whose figures would move by what is said beside the file. */
  readonly moved: Moved[] = [];

  constructor(
    run: JobRun,
    call: Call,
    entity: Entity,
    verbs: Verbs,
    kept: StoredImport,
    request: Omit<ImportRequest, 'importId'>,
  ) {
    [this.#run, this.#call, this.#entity] = [run, call, entity];
    [this.#verbs, this.#kept, this.request] = [verbs, kept, request];
  }

  async all(): Promise<void> {
    const { dryRun, onError } = this.request;
    if (dryRun) return this.#passes('trial', this.#call);
    if (onError === 'skip') return this.#passes('piecewise', this.#call);
    await this.#passes('trial', this.#call);
    if (this.#tally.failed === 0) await this.#inOne();
    if (this.#tally.failed > 0) await recount(this.#call.db, this.#kept.id, this.#tally.failed);
  }

  /** What it came to: of a trial of what is left of an import, what that came to. */
  async counts(): Promise<ImportCounts> {
    if (this.request.dryRun && this.#hasStored()) return this.#tally;
    const { created, updated, unchanged, failed } = await findImport(this.#call, this.#entity, this.#kept.id);
    return { created, updated, unchanged, failed };
  }

  /** Everything in one transaction: where a row fails that did not in the trial, nothing is stored. */
  async #inOne(): Promise<void> {
    await purgeTrial(this.#call.db, this.#kept.id);
    await recount(this.#call.db, this.#kept.id);
    this.#beginAnew();
    const isStored = await inNewTransaction(this.#call.db, async (db) => {
      await this.#passes('whole', { ...this.#call, db });
      if (this.#tally.failed > 0) throw new NothingStored();
      // Last: what holds the job keeps it from being told how far it is, and from being stopped.
      await this.#run.hold(db);
      await this.#holdImport(db);
      return true;
    }).catch((problem: unknown) => {
      if (problem instanceof NothingStored) return false;
      throw problem;
    });
    if (isStored) return;
    // Its rows are told what is wrong with them.
    this.#beginAnew();
    await this.#passes('trial', this.#call);
  }

  #beginAnew(): void {
    Object.assign(this.#tally, { created: 0, updated: 0, unchanged: 0, failed: 0 });
    this.moved.length = 0;
    this.#done = 0;
  }

  /** Something of the import was stored by an earlier run. */
  #hasStored(): boolean {
    const { created, updated, unchanged } = this.#kept;
    return created + updated + unchanged > 0;
  }

  /** Goes through the rows until each is settled; records that others of the file have to come before are tried again. */
  async #passes(way: Way, call: Call): Promise<void> {
    const mapped = this.#mapped();
    const names = await comingNames(call.db, this.#entity, this.#kept.id, mapped);
    const made = new Set<string>();
    const importing: Importing = {
      entity: this.#entity,
      verbs: this.#verbs,
      mapped,
      context: await readContext(call, this.#entity),
      importId: this.#kept.id,
      request: this.request,
      moved: this.moved,
      recordId: this.#kept.recordId,
      numbers: way === 'whole' ? this.#call.db : null,
      met: new Map(),
      isTrial: way === 'trial',
      isLastPass: false,
      isComing: names.has,
      isMade: (text) => namesIn(text).some((name) => made.has(name)),
    };
    for (let isOver = false; !isOver; ) {
      const { settled, waiting } = await this.#pass(way, call, importing, (done) => {
        if (way === 'trial') for (const name of names.of(done)) made.add(name);
      });
      isOver = waiting === 0 || importing.isLastPass;
      importing.isLastPass = settled === 0;
    }
    await this.#run.tell(this.#done, this.#kept.rowCount);
  }

  #mapped() {
    const { headers, recordId } = this.#kept;
    return mappedColumns(this.#call, this.#entity, headers, this.request, recordId !== null);
  }

  async #pass(way: Way, call: Call, importing: Importing, onSettled: (done: readonly Settled[]) => void) {
    const groups = new RowGroups(importing.mapped, this.#kept.recordId !== null);
    let [settled, waiting, after] = [0, 0, 0];
    let held: RowGroup[] = [];
    for (let isEnd = false; !isEnd; ) {
      const rows = await rowsAfter(call.db, this.#kept.id, after, rowsAtOnce, 'untried');
      isEnd = rows.length < rowsAtOnce;
      after = rows.at(-1)?.row ?? after;
      for (const row of rows) {
        const complete = groups.add(row);
        if (complete) held.push(complete);
      }
      const last = isEnd ? groups.end() : null;
      if (last) held.push(last);
      while (held.length >= recordsAtOnce || (isEnd && held.length > 0)) {
        const some = held.slice(0, recordsAtOnce);
        held = held.slice(recordsAtOnce);
        const done = await this.#step(way, call, importing, some);
        onSettled(done);
        settled += done.filter(({ outcome }) => outcome !== 'waiting').length;
        waiting += done.filter(({ outcome }) => outcome === 'waiting').length;
      }
    }
    return { settled, waiting };
  }

  /** Takes some records over, and rests. */
  async #step(way: Way, call: Call, importing: Importing, groups: readonly RowGroup[]): Promise<Settled[]> {
    await this.#run.tell(this.#done, this.#kept.rowCount);
    const began = performance.now();
    const done = await this.#taken(way, call, importing, groups);
    for (const { outcome, rows } of done) {
      if (outcome === 'waiting') continue;
      this.#tally[outcome] += 1;
      this.#done += rows.length;
    }
    await sleep((performance.now() - began) * rest);
    return done;
  }

  async #taken(way: Way, call: Call, importing: Importing, groups: readonly RowGroup[]): Promise<Settled[]> {
    const { id } = this.#kept;
    const within = async (db: Database) => {
      const done = await importChunk({ ...call, db }, importing, groups);
      if (way !== 'trial') await storeOutcomes(db, id, done, { isStored: true, isCounted: true });
      return done;
    };
    if (way === 'whole') return within(call.db);
    if (way === 'piecewise')
      return inNewTransaction(call.db, async (db) => {
        await this.#run.hold(db);
        await this.#holdImport(db);
        return within(db);
      });
    const done = await undone(call.db, within);
    await storeOutcomes(call.db, id, done, { isStored: false, isCounted: !this.#hasStored() });
    return done;
  }

  /** Nothing is written of an import that is being undone. */
  async #holdImport(db: Database): Promise<void> {
    if (!(await holdRunning(db, this.#kept.id))) throw new JobInterrupted();
  }
}

/** A trial stores nothing; piece by piece each transaction stores what is good; as a whole all is stored at once, or nothing. */
type Way = 'trial' | 'piecewise' | 'whole';

/** Takes the transaction of an import back in which a record failed. */
class NothingStored extends Error {}
