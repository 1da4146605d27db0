/** Who is signed in to the mock, as its replies say it. */
export interface MockUser {
  id: number;
  avatar: string;
  email: string;
  name: string;
  role: string;
}

/** The mock's own sign-in; the product's is never answered by it (specification, section 7). */
export interface AuthCalls {
  'POST /api/auth/login': {
    takes: { email: string; password?: string };
    gives: { accessToken: string; user: MockUser };
  };
  'POST /api/auth/register': {
    takes: { email: string; username: string; password?: string };
    gives: { accessToken: string; user: MockUser & { username: string } };
  };
  /** Reads the token from the header `Authorization`. */
  'GET /api/auth/profile': { takes: undefined; gives: { user: MockUser } };
}
