import { tryMatrix } from '../../testing/try-matrix.ts';

tryMatrix('SA');
