/** The addresses of the demo's invoices. */
export const invoicePaths = {
  list: '/invoice/list',
  add: '/invoice/add',
  any: '/invoice/:id',
  record: (id: string) => `/invoice/${encodeURIComponent(id)}`,
  anyEditor: '/invoice/edit/:id',
  editor: (id: string) => `/invoice/edit/${encodeURIComponent(id)}`,
};
