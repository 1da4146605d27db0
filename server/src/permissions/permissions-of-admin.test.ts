import { tryMatrix } from '../../testing/permissions/try-matrix.ts';

tryMatrix('ADMIN');
