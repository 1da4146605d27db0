/** The calls a request may make. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
