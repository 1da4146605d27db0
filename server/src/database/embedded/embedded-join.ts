import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { builtInRefused, errorCode } from '../database-refused.ts';
import { giveBallast } from '../disk/ballast.ts';
import { isDiskFull } from '../disk/disk-space.ts';
import type { Log } from '../log.ts';
import { isUnavailable } from '../unavailable.ts';
import { prepareApplication } from './embedded-application.ts';
import { type Cluster, startLimit, startPostmaster } from './embedded-start.ts';
import { openKeeper } from './open-keeper.ts';
import { isLiving, isSeen, type Postmaster, readPostmaster, removeStale } from './postmaster.ts';

/** The connection that keeps the database, and where others connect. */
export type Joined = { keeper: Client; listening: { port: number; folder: string } };

const startsBeforeGivingUp = 5;
const socketLimit = 2_000;

/**
 * Joins the database of the data folder, starting it when it does not run. One loop serves the first start, the
 * adoption of a postmaster a killed server left behind, the race of two starting servers, and the return after a crash.
 * @throws DatabaseRefused after 60 s or five failed starts; the signal's reason when it is aborted.
 */
export async function join(cluster: Cluster, log: Log, signal: AbortSignal): Promise<Joined> {
  const { pgdata } = cluster.folders;
  const limit = performance.now() + startLimit;
  let failedStarts = 0;
  let fault = '';
  let socketSeen = performance.now();
  let pause = 0;
  for (; ; await sleep(pause)) {
    signal.throwIfAborted();
    pause = 30 + Math.random() * 60;
    const found = await readPostmaster(pgdata);
    if (found && (await isLiving(pgdata, found.pid))) {
      if (found.listening) {
        const outcome = await keep(found.listening);
        if (typeof outcome !== 'string') return outcome;
        fault = outcome;
      }
      if (fault !== 'ENOENT' || found.status !== 'ready') socketSeen = performance.now();
      else if (performance.now() - socketSeen > socketLimit) restartDeaf(found, log);
      if (performance.now() > limit) throw silent(found, fault);
    } else {
      if (found) await removeStale(pgdata, found);
      log.info({ folder: pgdata }, 'starting the built-in database');
      const failure = await startPostmaster(cluster);
      if (failure === undefined) {
        pause = 0;
        continue;
      }
      fault = failure;
      const isFull = await isDiskFull(pgdata);
      if (isFull && (await giveBallast(cluster.folders))) {
        log.warn({ folder: pgdata }, 'the disk is full: the room kept for that is given to the built-in database');
        continue;
      }
      failedStarts += 1;
      // Sessions of a killed postmaster end on their own; until then the next one may not start.
      const mayPass = /shared memory block|lock file/.test(failure) && performance.now() < limit;
      if (failedStarts >= startsBeforeGivingUp && !mayPass) {
        const reason = isFull ? 'its disk is full' : `${fault}; more in ${cluster.folders.log}`;
        throw builtInRefused(`The built-in database does not start (${reason})`);
      }
    }
  }
}

async function keep(listening: { port: number; folder: string }): Promise<Joined | string> {
  let keeper: Client | undefined;
  try {
    keeper = await openKeeper(listening);
    await prepareApplication(keeper);
    return { keeper, listening };
  } catch (error) {
    await keeper?.end().catch(() => undefined);
    // 55P03: the lock was not free in time, so somebody is stopping the database.
    if (isUnavailable(error) || errorCode(error) === '55P03') return errorCode(error);
    throw builtInRefused(`The built-in database refused its own server (${errorCode(error)})`, error);
  }
}

/** A socket file that was deleted cannot be made again by the postmaster that owns it. */
function restartDeaf(postmaster: Postmaster, log: Log): void {
  // Whoever is hidden from us may be somebody else, and may have a socket we do not see.
  if (!isSeen(postmaster.pid)) return;
  log.warn({ pid: postmaster.pid }, 'the socket of the built-in database was deleted, restarting it');
  process.kill(postmaster.pid, 'SIGINT');
}

function silent(postmaster: Postmaster, fault: string): Error {
  return builtInRefused(
    `The built-in database (process ${postmaster.pid}) runs but does not answer (${fault || 'still starting'})`,
  );
}
