/** The part of a pino logger this room writes to: details as an object, then a sentence. */
export type Log = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};
