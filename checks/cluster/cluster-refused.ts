/** It cannot be done here. The message is a sentence for the person at the terminal. */
export class ClusterRefused extends Error {
  override name = 'ClusterRefused';
}
