/** A backup cannot be made, read or restored. The message is one plain sentence for the person at the terminal. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}
