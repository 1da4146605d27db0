import { readFileSync, writeFileSync } from 'node:fs';
import { completedLockFile, missingPlatforms } from './lock-file.ts';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingPlatforms(lock);
writeFileSync(file, `${JSON.stringify(completedLockFile(lock), null, 2)}\n`);
process.stdout.write(`package-lock.json: ${missing.length} packages of other platforms added\n`);
