/** A picture with nothing in it but what shows it. */
export interface PlainPicture {
  /** The largest picture in it, as it declares it. */
  pixels: number;
  bytes: Buffer;
}
