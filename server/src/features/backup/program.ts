/** What a program of this room works with. */
export interface Program {
  /** Says a line to the person at the terminal. */
  say: (line: string) => void;
  /** Aborted by Ctrl-C and by a service manager that stops it. */
  signal: AbortSignal;
}
