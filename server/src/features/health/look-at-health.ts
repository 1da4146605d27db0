import { setTimeout as sleep } from 'node:timers/promises';
import { type HealthCheck, type HealthRow, healthChecks, healthCodes } from '@mandate/contract/overview/health.ts';
import { isUnavailable } from '../../database/unavailable.ts';
import type { Check, CheckParts, Said } from './checks/check.ts';
import { checkClock } from './checks/clock-check.ts';
import { checkDatabase } from './checks/database-check.ts';
import { checkBackup, checkLeakCheck } from './checks/leak-check-and-backup-checks.ts';
import { checkMail } from './checks/mail-check.ts';
import { checkMigrations } from './checks/migrations-check.ts';
import { checkQueue } from './checks/queue-check.ts';
import { checkAdministrators, checkSignIns, checkSignUpMode } from './checks/sign-up-checks.ts';
import { checkStorage } from './checks/storage-check.ts';

const checks: Record<HealthCheck, Check> = {
  database: checkDatabase,
  migrations: checkMigrations,
  queue: checkQueue,
  mail: checkMail,
  storage: checkStorage,
  clock: checkClock,
  signUpMode: checkSignUpMode,
  leakCheck: checkLeakCheck,
  backup: checkBackup,
  administrators: checkAdministrators,
  signIns: checkSignIns,
};

/** A check that takes longer, in ms, is told as broken. */
const checkLimit = 2_000;
/** How long a finding holds, in ms. */
const keptMs = 5_000;

/**
 * Looks at everything, one check after the other. A check that fails is a row like the others.
 * @param wanted these checks alone
 */
export async function lookAtHealth(
  parts: CheckParts,
  wanted: readonly HealthCheck[] = healthChecks,
): Promise<HealthRow[]> {
  const rows: HealthRow[] = [];
  for (const check of wanted) {
    const look = checks[check];
    const { code, params } = await limited(look(parts)).catch(failed);
    rows.push({ check, level: healthCodes[code], code, params });
  }
  return rows;
}

async function limited(looking: Promise<Said>): Promise<Said> {
  const ending = new AbortController();
  const late = sleep(checkLimit, undefined, { signal: ending.signal }).then((): Said => notChecked);
  late.catch(() => undefined);
  return Promise.race([looking, late]).finally(() => ending.abort());
}

const notChecked: Said = { code: 'checkFailed', params: {} };

/** What is told of a check that failed: not the error, which may hold anything. */
function failed(error: unknown): Said {
  return isUnavailable(error) ? { code: 'databaseUnreachable', params: {} } : notChecked;
}

/** Gives how the product is; asked again and again it looks once in five seconds. */
export function cachedHealth(parts: CheckParts): () => Promise<HealthRow[]> {
  let kept: { at: number; rows: Promise<HealthRow[]> } | null = null;
  return () => {
    if (kept === null || performance.now() - kept.at > keptMs)
      kept = { at: performance.now(), rows: lookAtHealth(parts) };
    return kept.rows;
  };
}
