/** A call the mock refuses: its HTTP status and the sentence of its reply `{message}`. */
export class MockRefusal extends Error {
  override name = 'MockRefusal';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** What came with a call besides its payload. */
export interface AskedWith {
  /** The header `Authorization`, if it was sent. */
  authorization: string | null;
}

// What comes may be anything: no part of it is there for certain.
type Loose<Value> = Value extends (infer Item)[]
  ? Loose<Item>[] | undefined
  : Value extends object
    ? { [Name in keyof Value]?: Loose<Value[Name]> } | null | undefined
    : Value | undefined;

/** What answers each call of a part of the mock: its reply's body. @throws {MockRefusal} where it refuses */
export type Handlers<Calls extends { [Name in keyof Calls]: { takes: unknown; gives: unknown } }> = {
  [Name in keyof Calls]: (
    payload: Loose<Calls[Name]['takes']>,
    asked: AskedWith,
  ) => Calls[Name]['gives'] | Promise<Calls[Name]['gives']>;
};
