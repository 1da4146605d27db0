/** The addresses of the product, written once. An address with `:name` is a pattern; the functions fill one in. */
export const paths = {
  home: '/',
  signIn: '/session/signin',
  notFound: '/session/404',
  projects: '/home/projects',
  newProject: '/home/project',
  projectPattern: '/home/project/:idProject',
  project: (id: string) => `/home/project/${encodeURIComponent(id)}`,
  customers: '/register/customers',
  newCustomer: '/register/customer',
  customerPattern: '/register/customer/:idParams',
  customer: (id: string) => `/register/customer/${encodeURIComponent(id)}`,
} as const;

/** Where a person lands who asked for nothing else. */
export const landing = paths.projects;

/** The patterns of every page behind sign-in, for telling a known address from any other. */
export const signedInPatterns: readonly string[] = [
  paths.home,
  paths.projects,
  paths.newProject,
  paths.projectPattern,
  paths.customers,
  paths.newCustomer,
  paths.customerPattern,
];
