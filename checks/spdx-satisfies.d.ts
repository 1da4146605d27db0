/** The part of spdx-satisfies we use: whether an SPDX expression can be met by licences of a list. Throws on what is no expression. */
declare module 'spdx-satisfies' {
  export default function satisfies(expression: string, allowed: string[]): boolean;
}
