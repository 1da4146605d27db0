/** Those who make calls, from the most to the least trusted. */
export const identities = ['SA', 'ADMIN', 'EDITOR', 'GUEST, member', 'GUEST, waiting', 'nobody'] as const;
export type Identity = (typeof identities)[number];

/** What a call may come to, and how that is told in the document. */
export const outcomes = {
  yes: 'the call is done',
  empty: 'success without rows, and one alert that says whom to ask',
  hidden: '404, as for a record that does not exist',
  no: '403, the role may not do this',
  held: '409, the role may do this, but something else needs the record',
  out: '401, sign in first',
} as const;
export type Outcome = keyof typeof outcomes;

/** A call, on what it is tried, and what it comes to for each identity. */
export interface MatrixRow {
  /** Method and path, as the application declares it. */
  call: string;
  /** What the call is made on; empty where that makes no difference. */
  on: string;
  cells: readonly Outcome[];
}

const anyone = 'yes yes yes yes yes yes';
const signedIn = 'yes yes yes yes yes out';
const staff = 'yes yes yes no no out';
const administrators = 'yes yes no no no out';

/**
 * Who may make which call, written down by hand from the domain reference (section 5) and decisions 9.2. It is not taken from the table the
 * application reads: a mistake there must show as a difference here.
 */
const written: [call: string, on: string, cells: string][] = [
  ['POST /account/verify-account', '', anyone],
  ['POST /api/auth/register', '', anyone],
  ['POST /token/refresh', '', anyone],
  ['POST /token/refresh-access-token', '', anyone],
  ['POST /account/revoke-refresh-token', '', anyone],
  ['POST /account/forgot-password', '', anyone],
  ['POST /account/set-password', '', anyone],
  ['POST /account/confirm-password', '', signedIn],
  ['PUT /account/reset-password', 'the own password', signedIn],
  ['PUT /account/reset-password', 'the password of a GUEST', 'yes yes hidden hidden hidden out'],
  ['PUT /account/reset-password', 'the password of an EDITOR', 'yes yes hidden hidden hidden out'],
  ['PUT /account/reset-password', 'the password of an ADMIN', 'yes hidden hidden hidden hidden out'],
  ['PUT /account/reset-password', 'the password of an SA', 'yes hidden hidden hidden hidden out'],

  ['POST /session/get-grid', '', signedIn],
  ['GET /session/get-grid', '', signedIn],
  ['DELETE /session/remove/:id', 'an own session', signedIn],
  ['DELETE /session/remove/:id', 'a session of a GUEST', 'yes yes hidden hidden hidden out'],
  ['DELETE /session/remove/:id', 'a session of an EDITOR', 'yes yes hidden hidden hidden out'],
  ['DELETE /session/remove/:id', 'a session of an ADMIN', 'yes hidden hidden hidden hidden out'],
  ['DELETE /session/remove/:id', 'a session of an SA', 'yes hidden hidden hidden hidden out'],
  ['POST /session/remove-others', '', signedIn],
  ['POST /session/view-as', 'a role', 'yes no no no no out'],
  ['POST /session/view-as', 'a person', 'yes no no no no out'],

  ['POST /account/get-grid', '', 'yes yes yes no empty out'],
  ['GET /account/get-grid', '', 'yes yes yes no empty out'],
  ['GET /account/get-by-id/:id', 'the own account', signedIn],
  ['GET /account/get-by-id/:id', 'the account of a GUEST', 'yes yes hidden hidden hidden out'],
  ['GET /account/get-by-id/:id', 'the account of an EDITOR', 'yes yes hidden hidden hidden out'],
  ['GET /account/get-by-id/:id', 'the account of an ADMIN', 'yes hidden hidden hidden hidden out'],
  ['GET /account/get-by-id/:id', 'the account of an SA', 'yes hidden hidden hidden hidden out'],
  ['POST /account/save', 'a new account of a GUEST', administrators],
  ['POST /account/save', 'a new account of an EDITOR', administrators],
  ['POST /account/save', 'a new account of an ADMIN', 'yes no no no no out'],
  ['POST /account/save', 'a new account of an SA', 'yes no no no no out'],
  ['POST /account/save', 'the own name', signedIn],
  ['POST /account/save', 'the own role', 'no no no no no out'],
  ['POST /account/save', 'the own status', 'no no no no no out'],
  ['POST /account/save', 'the name of a GUEST', 'yes yes hidden hidden hidden out'],
  ['POST /account/save', 'the name of an EDITOR', 'yes yes hidden hidden hidden out'],
  ['POST /account/save', 'the name of an ADMIN', 'yes hidden hidden hidden hidden out'],
  ['POST /account/save', 'the name of an SA', 'yes hidden hidden hidden hidden out'],
  ['POST /account/save', 'the role, raised to EDITOR, of a GUEST', 'yes yes hidden hidden hidden out'],
  ['POST /account/save', 'the role, raised to ADMIN, of a GUEST', 'yes no hidden hidden hidden out'],
  ['GET /account/history/:id', 'the account of an EDITOR', administrators],
  ['GET /account/history/:id', 'the account of an ADMIN', 'yes hidden no no no out'],
  ['GET /account/where-used/:id', 'the account of an EDITOR', administrators],
  ['GET /account/where-used/:id', 'the account of an ADMIN', 'yes hidden no no no out'],
  ['DELETE /account/remove/:id', 'the own account', 'no no no no no out'],
  ['DELETE /account/remove/:id', 'the account of a GUEST', administrators],
  ['DELETE /account/remove/:id', 'the account of an EDITOR', administrators],
  ['DELETE /account/remove/:id', 'the account of an ADMIN', 'yes hidden no no no out'],
  ['DELETE /account/remove/:id', 'the account of an SA', 'yes hidden no no no out'],
  ['PUT /account/undelete/:id', 'the account of an EDITOR', administrators],
  ['PUT /account/undelete/:id', 'the account of an ADMIN', 'yes hidden no no no out'],

  ['POST /personnel/get-grid', '', 'yes yes yes yes empty out'],
  ['GET /personnel/get-grid', '', 'yes yes yes yes empty out'],
  ['GET /personnel/get-by-id/:id', '', 'yes yes yes yes hidden out'],
  ['POST /personnel/save', 'a new person', administrators],
  ['POST /personnel/save', 'a person', administrators],
  ['GET /personnel/history/:id', '', staff],
  ['GET /personnel/where-used/:id', '', staff],
  ['DELETE /personnel/remove/:id', '', administrators],
  ['PUT /personnel/undelete/:id', '', administrators],

  ['POST /customer/get-grid', '', 'yes yes yes yes empty out'],
  ['GET /customer/get-grid', '', 'yes yes yes yes empty out'],
  ['GET /customer/get-by-id/:id', 'a customer of an own project', 'yes yes yes yes hidden out'],
  ['GET /customer/get-by-id/:id', 'a customer of other projects', 'yes yes yes hidden hidden out'],
  ['GET /customer/get-by-id/:id', 'a removed customer', 'yes yes hidden hidden hidden out'],
  ['POST /customer/save', 'a new customer', staff],
  ['POST /customer/save', 'a customer of an own project', staff],
  ['GET /customer/history/:id', 'a customer of an own project', staff],
  ['GET /customer/where-used/:id', 'a customer of an own project', staff],
  ['DELETE /customer/remove/:id', 'a customer nothing uses', staff],
  ['DELETE /customer/remove/:id', 'a customer of an own project', 'held held no no no out'],
  ['PUT /customer/undelete/:id', 'a removed customer', administrators],

  ['POST /project/get-grid', '', 'yes yes yes yes empty out'],
  ['GET /project/get-grid', '', 'yes yes yes yes empty out'],
  ['GET /project/get-by-id/:id', 'an own project', 'yes yes yes yes hidden out'],
  ['GET /project/get-by-id/:id', 'a project of others', 'yes yes yes hidden hidden out'],
  ['GET /project/get-by-id/:id', 'a removed project', 'yes yes hidden hidden hidden out'],
  ['POST /project/save', 'a new project', staff],
  ['POST /project/save', 'an own project', staff],
  ['POST /project/save', 'a project of others', staff],
  ['GET /project/history/:id', 'an own project', staff],
  ['GET /project/where-used/:id', 'an own project', staff],
  ['DELETE /project/remove/:id', 'a draft the person made', staff],
  ['DELETE /project/remove/:id', 'a draft of somebody else', administrators],
  ['DELETE /project/remove/:id', 'a quoted project the person made', administrators],
  ['PUT /project/undelete/:id', 'a removed project', administrators],

  ['POST /tax-rate/get-grid', '', 'yes yes yes no empty out'],
  ['GET /tax-rate/get-grid', '', 'yes yes yes no empty out'],
  ['GET /tax-rate/get-by-id/:id', '', 'yes yes yes no hidden out'],
  ['POST /tax-rate/save', 'a new tax rate', administrators],
  ['POST /tax-rate/save', 'a tax rate', administrators],
  ['GET /tax-rate/history/:id', '', staff],
  ['GET /tax-rate/where-used/:id', '', staff],
  ['DELETE /tax-rate/remove/:id', '', administrators],
  ['PUT /tax-rate/undelete/:id', '', administrators],

  ['GET /parameter/get-values', '', signedIn],

  ['GET /health/live', '', anyone],
  ['GET /health/ready', '', anyone],
];

/** The matrix of permissions, row by row. */
export const matrix: readonly MatrixRow[] = written.map(([call, on, cells]) => ({
  call,
  on,
  cells: cells.split(' ') as Outcome[],
}));
