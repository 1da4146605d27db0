import { isLiving, readPostmaster } from '../../src/database/embedded/postmaster.ts';

/** Says whether the postmaster of the data in the folder given lives, as far as this process can see: the program of `postmaster.test.ts`. */
const [pgdata = ''] = process.argv.slice(2);
const postmaster = await readPostmaster(pgdata);
process.stdout.write(String(postmaster !== undefined && (await isLiving(pgdata, postmaster.pid))));
