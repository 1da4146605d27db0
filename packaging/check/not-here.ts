/** Why something cannot be checked on this machine, as a clause. */
export class NotHere extends Error {
  override name = 'NotHere';
}
