import { customer } from './entities/customer.ts';
import { personnel } from './entities/personnel.ts';
import { taxRate } from './entities/tax-rate.ts';
import type { Entity } from './entity.ts';

/** The registers: every entity here gets its calls, its history and its list of fields without further code. */
export const masterData = [customer, personnel, taxRate] satisfies Entity[];
