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
  ['POST /account/undo/:id', 'the account of a GUEST', 'yes yes hidden hidden hidden out'],
  ['POST /account/undo/:id', 'the account of an ADMIN', 'yes hidden hidden hidden hidden out'],
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
  ['POST /personnel/undo/:id', '', administrators],
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
  ['POST /customer/undo/:id', 'a customer of an own project', staff],
  ['GET /customer/history/:id', 'a customer of an own project', staff],
  ['GET /customer/where-used/:id', 'a customer of an own project', staff],
  ['DELETE /customer/remove/:id', 'a customer nothing uses', staff],
  ['DELETE /customer/remove/:id', 'a customer of an own project', 'held held no no no out'],
  ['PUT /customer/undelete/:id', 'a removed customer', administrators],

  ['POST /provider/get-grid', '', 'yes yes yes yes empty out'],
  ['GET /provider/get-grid', '', 'yes yes yes yes empty out'],
  ['GET /provider/get-by-id/:id', '', 'yes yes yes hidden hidden out'],
  ['GET /provider/get-by-id/:id', 'a removed provider', 'yes yes hidden hidden hidden out'],
  ['POST /provider/save', 'a new provider', staff],
  ['POST /provider/save', 'a provider', staff],
  ['POST /provider/undo/:id', '', staff],
  ['GET /provider/history/:id', '', staff],
  ['GET /provider/where-used/:id', '', staff],
  ['DELETE /provider/remove/:id', '', administrators],
  ['PUT /provider/undelete/:id', '', administrators],

  ['POST /service-category/get-grid', '', 'yes yes yes yes empty out'],
  ['GET /service-category/get-grid', '', 'yes yes yes yes empty out'],
  ['GET /service-category/get-by-id/:id', '', 'yes yes yes yes hidden out'],
  ['POST /service-category/save', 'a new service category', staff],
  ['POST /service-category/save', 'a service category', staff],
  ['POST /service-category/undo/:id', '', staff],
  ['GET /service-category/history/:id', '', staff],
  ['GET /service-category/where-used/:id', '', staff],
  ['DELETE /service-category/remove/:id', '', administrators],
  ['DELETE /service-category/remove/:id', 'a category of a service', 'held held no no no out'],
  ['PUT /service-category/undelete/:id', '', administrators],

  ['POST /service/get-grid', '', 'yes yes yes yes empty out'],
  ['GET /service/get-grid', '', 'yes yes yes yes empty out'],
  ['GET /service/get-by-id/:id', '', 'yes yes yes yes hidden out'],
  ['POST /service/save', 'a new service', staff],
  ['POST /service/save', 'a new service with a price', staff],
  ['POST /service/save', 'a service', staff],
  ['POST /service/undo/:id', '', staff],
  ['GET /service/history/:id', '', staff],
  ['GET /service/where-used/:id', '', staff],
  ['DELETE /service/remove/:id', '', administrators],
  ['PUT /service/undelete/:id', '', administrators],

  ['POST /place/get-grid', '', 'yes yes yes yes empty out'],
  ['GET /place/get-grid', '', 'yes yes yes yes empty out'],
  ['GET /place/get-by-id/:id', '', 'yes yes yes yes hidden out'],
  ['POST /place/save', 'a new place', staff],
  ['POST /place/save', 'a place', staff],
  ['POST /place/undo/:id', '', staff],
  ['GET /place/history/:id', '', staff],
  ['GET /place/where-used/:id', '', staff],
  ['DELETE /place/remove/:id', '', administrators],
  ['PUT /place/undelete/:id', '', administrators],

  ['POST /rate/get-grid', '', 'yes yes yes no empty out'],
  ['GET /rate/get-grid', '', 'yes yes yes no empty out'],
  ['GET /rate/get-by-id/:id', 'what a service sells for', 'yes yes yes no hidden out'],
  ['GET /rate/get-by-id/:id', 'what a person costs', 'yes yes hidden no hidden out'],
  ['POST /rate/save', 'a new rate of what a service sells for', staff],
  ['POST /rate/save', 'a new rate of what a service costs', administrators],
  ['POST /rate/save', 'a new rate of what a person sells for', administrators],
  ['POST /rate/save', 'what a service sells for', staff],
  ['POST /rate/save', 'what a person sells for', administrators],
  ['POST /rate/save', 'what a person costs', 'yes yes hidden no no out'],
  ['POST /rate/undo/:id', 'what a service sells for', staff],
  ['GET /rate/history/:id', 'what a service sells for', staff],
  ['GET /rate/history/:id', 'what a person costs', 'yes yes hidden no no out'],
  ['GET /rate/where-used/:id', 'what a service sells for', staff],
  ['GET /rate/where-used/:id', 'what a person costs', 'yes yes hidden no no out'],
  ['DELETE /rate/remove/:id', 'what a service sells for', administrators],
  ['DELETE /rate/remove/:id', 'what a person costs', administrators],
  ['PUT /rate/undelete/:id', 'what a service sells for', administrators],
  ['PUT /rate/undelete/:id', 'what a person costs', administrators],

  ['POST /project/get-grid', '', 'yes yes yes yes empty out'],
  ['GET /project/get-grid', '', 'yes yes yes yes empty out'],
  ['GET /project/get-by-id/:id', 'an own project', 'yes yes yes yes hidden out'],
  ['GET /project/get-by-id/:id', 'a project of others', 'yes yes yes hidden hidden out'],
  ['GET /project/get-by-id/:id', 'a removed project', 'yes yes hidden hidden hidden out'],
  ['POST /project/save', 'a new project', staff],
  ['POST /project/save', 'an own project', staff],
  ['POST /project/save', 'a project of others', staff],
  ['POST /project/undo/:id', 'an own project', staff],
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
  ['POST /tax-rate/undo/:id', '', administrators],
  ['GET /tax-rate/history/:id', '', staff],
  ['GET /tax-rate/where-used/:id', '', staff],
  ['DELETE /tax-rate/remove/:id', '', administrators],
  ['PUT /tax-rate/undelete/:id', '', administrators],

  ['POST /payment-term/get-grid', '', 'yes yes yes no empty out'],
  ['GET /payment-term/get-grid', '', 'yes yes yes no empty out'],
  ['GET /payment-term/get-by-id/:id', '', 'yes yes yes no hidden out'],
  ['POST /payment-term/save', 'a new term of payment', administrators],
  ['POST /payment-term/save', 'a term of payment', administrators],
  ['POST /payment-term/undo/:id', '', administrators],
  ['GET /payment-term/history/:id', '', staff],
  ['GET /payment-term/where-used/:id', '', staff],
  ['DELETE /payment-term/remove/:id', '', administrators],
  ['PUT /payment-term/undelete/:id', '', administrators],

  ['POST /exchange-rate/get-grid', '', 'yes yes yes no empty out'],
  ['GET /exchange-rate/get-grid', '', 'yes yes yes no empty out'],
  ['GET /exchange-rate/get-by-id/:id', '', 'yes yes yes no hidden out'],
  ['POST /exchange-rate/save', 'a new exchange rate', administrators],
  ['POST /exchange-rate/save', 'an exchange rate', administrators],
  ['POST /exchange-rate/undo/:id', '', administrators],
  ['GET /exchange-rate/history/:id', '', staff],
  ['GET /exchange-rate/where-used/:id', '', staff],
  ['DELETE /exchange-rate/remove/:id', '', administrators],
  ['PUT /exchange-rate/undelete/:id', '', administrators],

  ['POST /view/get-grid', '', 'yes yes yes yes empty out'],
  ['GET /view/get-grid', '', 'yes yes yes yes empty out'],
  ['GET /view/get-by-id/:id', 'an own view', 'yes yes yes yes hidden out'],
  ['GET /view/get-by-id/:id', 'a private view of somebody else', 'hidden hidden hidden hidden hidden out'],
  ['GET /view/get-by-id/:id', 'a view shared with everyone', 'yes yes yes yes hidden out'],
  ['GET /view/get-by-id/:id', 'a view shared with EDITOR', 'yes hidden yes hidden hidden out'],
  ['POST /view/save', 'a new private view', 'yes yes yes yes no out'],
  ['POST /view/save', 'a new shared view', 'yes yes yes no no out'],
  ['POST /view/save', 'a new view that is the default of a role', 'yes yes no no no out'],
  ['POST /view/save', 'the name of an own view', 'yes yes yes yes hidden out'],
  ['POST /view/save', 'the state of a private view of somebody else', 'hidden hidden hidden hidden hidden out'],
  ['POST /view/save', 'the state of a view shared with everyone', 'yes yes yes no hidden out'],
  ['POST /view/save', 'the state of a locked view shared with everyone', 'no no no no hidden out'],
  ['POST /view/save', 'the name of a view shared with everyone', 'no no no no hidden out'],
  ['POST /view/undo/:id', 'an own view', 'yes yes yes yes hidden out'],
  ['GET /view/history/:id', 'an own view', 'yes yes yes no no out'],
  ['GET /view/history/:id', 'a private view of somebody else', 'hidden hidden hidden no no out'],
  ['GET /view/where-used/:id', 'an own view', 'yes yes yes no no out'],
  ['GET /view/where-used/:id', 'a private view of somebody else', 'hidden hidden hidden no no out'],
  ['DELETE /view/remove/:id', 'an own view', 'yes yes yes yes hidden out'],
  ['DELETE /view/remove/:id', 'a private view of somebody else', 'hidden hidden hidden hidden hidden out'],
  ['DELETE /view/remove/:id', 'a view shared with everyone', 'yes no no no hidden out'],
  ['PUT /view/undelete/:id', 'an own view', 'yes yes yes yes hidden out'],
  ['PUT /view/undelete/:id', 'a view shared with everyone', 'yes hidden hidden hidden hidden out'],
  ['GET /view/get-layouts', '', signedIn],
  ['PUT /view/save-layout', 'a list without a view', signedIn],
  ['PUT /view/save-default', 'a list without a view', signedIn],

  ['POST /draft/get-grid', '', signedIn],
  ['GET /draft/get-grid', '', signedIn],
  ['GET /draft/get-by-id/:id', 'an own draft', signedIn],
  ['GET /draft/get-by-id/:id', 'a draft of somebody else', 'hidden hidden hidden hidden hidden out'],
  ['POST /draft/save', 'a new draft of the own account', signedIn],
  ['POST /draft/save', 'a new draft of a customer', staff],
  ['POST /draft/save', 'a new draft of a tax rate', administrators],
  ['POST /draft/save', 'an own draft', signedIn],
  ['POST /draft/save', 'a draft of somebody else', 'hidden hidden hidden hidden hidden out'],
  ['DELETE /draft/remove/:id', 'an own draft', signedIn],
  ['DELETE /draft/remove/:id', 'a draft of somebody else', 'hidden hidden hidden hidden hidden out'],
  ['PUT /draft/undelete/:id', 'an own draft', signedIn],
  ['PUT /draft/undelete/:id', 'a draft of somebody else', 'hidden hidden hidden hidden hidden out'],

  ['POST /job/get-grid', '', signedIn],
  ['GET /job/get-grid', '', signedIn],
  ['GET /job/get-by-id/:id', 'an own job', signedIn],
  ['GET /job/get-by-id/:id', 'a job of somebody else', 'hidden hidden hidden hidden hidden out'],
  ['POST /job/cancel/:id', 'an own job', signedIn],
  ['POST /job/cancel/:id', 'a job of somebody else', 'hidden hidden hidden hidden hidden out'],
  ['GET /job/get-file/:id', 'an own job with a file', staff],
  ['GET /job/get-file/:id', 'a job of somebody else with a file', 'hidden hidden hidden hidden hidden out'],

  ['POST /notification/get-grid', '', signedIn],
  ['GET /notification/get-grid', '', signedIn],
  ['GET /notification/get-unread', '', signedIn],
  ['POST /notification/mark-read', '', signedIn],

  ['GET /event/stream', '', signedIn],

  ['POST /parameter/get-grid', '', 'yes yes yes no empty out'],
  ['GET /parameter/get-grid', '', 'yes yes yes no empty out'],
  ['GET /parameter/get-by-id/:id', 'a custom parameter everybody reads', 'yes yes yes yes hidden out'],
  ['GET /parameter/get-by-id/:id', 'a custom parameter only an SA reads', 'yes hidden hidden hidden hidden out'],
  ['POST /parameter/save', 'a new parameter', administrators],
  ['POST /parameter/save', 'a new parameter only an SA edits', 'yes no no no no out'],
  ['POST /parameter/save', 'the value of a custom parameter', administrators],
  ['POST /parameter/save', 'the value of a custom parameter only an SA edits', 'yes no no no no out'],
  ['POST /parameter/save', 'the value of a custom parameter only an SA reads', 'yes hidden no no no out'],
  ['POST /parameter/save', 'the value of a parameter of the product', administrators],
  ['POST /parameter/save', 'the label of a parameter of the product', 'no no no no no out'],
  ['POST /parameter/undo/:id', 'a custom parameter', administrators],
  ['GET /parameter/history/:id', 'a custom parameter everybody reads', administrators],
  ['GET /parameter/history/:id', 'a custom parameter only an SA reads', 'yes hidden no no no out'],
  ['GET /parameter/where-used/:id', 'a custom parameter everybody reads', administrators],
  ['GET /parameter/where-used/:id', 'a custom parameter only an SA reads', 'yes hidden no no no out'],
  ['DELETE /parameter/remove/:id', 'a custom parameter', administrators],
  ['DELETE /parameter/remove/:id', 'a custom parameter only an SA edits', 'yes no no no no out'],
  ['DELETE /parameter/remove/:id', 'a parameter of the product', 'held held no no no out'],
  ['PUT /parameter/undelete/:id', 'a custom parameter', administrators],
  ['PUT /parameter/undelete/:id', 'a custom parameter only an SA edits', 'yes hidden no no no out'],
  ['GET /parameter/get-values', '', signedIn],
  ['POST /parameter/preview-numbering', '', administrators],

  ['GET /health/live', '', anyone],
  ['GET /health/ready', '', anyone],
];

const ownViews = 'yes yes yes yes no out';

/** Who may edit, remove and restore many records of a kind at once, and take changes back, noun by noun. */
const manyAtOnce: [noun: string, edit: string, remove: string, restore: string][] = [
  ['account', administrators, administrators, administrators],
  ['personnel', administrators, administrators, administrators],
  ['customer', staff, staff, administrators],
  ['provider', staff, administrators, administrators],
  ['service-category', staff, administrators, administrators],
  ['service', staff, administrators, administrators],
  ['place', staff, administrators, administrators],
  ['rate', staff, administrators, administrators],
  ['tax-rate', administrators, administrators, administrators],
  ['payment-term', administrators, administrators, administrators],
  ['exchange-rate', administrators, administrators, administrators],
  ['parameter', administrators, administrators, administrators],
  ['project', staff, staff, administrators],
  ['view', ownViews, ownViews, ownViews],
];

const changingMany = manyAtOnce.flatMap(([noun, edit, remove, restore]): [string, string, string][] => [
  [`POST /${noun}/prepare-bulk`, 'to edit', edit],
  [`POST /${noun}/prepare-bulk`, 'to remove', remove],
  [`POST /${noun}/prepare-bulk`, 'to restore', restore],
  [`POST /${noun}/run-bulk`, 'an own receipt', edit],
  [`GET /${noun}/get-bulk/:batchId`, 'an own receipt', edit],
  [`POST /${noun}/cancel-bulk/:batchId`, 'an own receipt', edit],
  [`POST /${noun}/undo-bulk/:batchId`, 'an own run', edit],
]);

const superAdministrators = 'yes no no no no out';

/** Who may have the records of a kind as a file, noun by noun: with the grant that everybody who may has from the start. */
const asFile: [noun: string, cells: string][] = [
  ['account', administrators],
  ['personnel', administrators],
  ['customer', staff],
  ['provider', administrators],
  ['service-category', administrators],
  ['service', administrators],
  ['place', administrators],
  ['rate', administrators],
  ['tax-rate', administrators],
  ['payment-term', administrators],
  ['exchange-rate', administrators],
  ['parameter', superAdministrators],
  ['project', staff],
];

const exporting = asFile.map(([noun, cells]): [string, string, string] => [`POST /${noun}/export`, '', cells]);

/** Who may bring such a file and take its rows over: EDITOR may be given the grant, and has it not from the start. */
const importing = asFile.flatMap(([noun, exported]): [string, string, string][] => {
  const cells = exported === staff ? administrators : exported;
  return [
    [`POST /${noun}/prepare-import`, 'a file', cells],
    [`GET /${noun}/get-import/:id`, 'an own import', cells],
    [`GET /${noun}/get-import-rows/:id`, 'an own import', cells],
    [`POST /${noun}/repair-import/:id`, 'an own import', cells],
    [`POST /${noun}/import`, 'an own import', cells],
    [`GET /${noun}/failed-rows/:batchId`, 'an own import', cells],
    [`POST /${noun}/undo-import/:batchId`, 'an own import', cells],
  ];
});

/** The matrix of permissions, row by row. */
export const matrix: readonly MatrixRow[] = [...written, ...changingMany, ...exporting, ...importing].map(
  ([call, on, cells]) => ({
    call,
    on,
    cells: cells.split(' ') as Outcome[],
  }),
);
