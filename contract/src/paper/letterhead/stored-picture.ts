/** The largest picture that is taken, in bytes and in pixels of a side (documents reference 3.3). */
export const largestPicture = 1024 * 1024;
export const mostPictureSide = 4000;

/** A picture of the firm in the store of files, as a parameter of type `image` holds it. */
export interface StoredPicture {
  /** The fingerprint of its bytes, by which it is fetched. */
  sha256: string;
  type: 'image/png' | 'image/jpeg';
  /** In pixels. */
  width: number;
  height: number;
}
