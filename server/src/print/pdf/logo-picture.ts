/** A picture's pixels as a PDF takes them: three bytes each, without transparency, which PDF/A would bear but printers do not. */
export interface LogoPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** As fine as it is printed: some 300 pixels an inch at the widest. */
const most = 1200;

/**
 * Reads a picture (PNG or JPEG) and lays it on white.
 * @throws Error if it cannot be read
 */
export async function logoPicture(bytes: Uint8Array): Promise<LogoPicture> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`The picture has ${info.channels} colours.`);
  return { width: info.width, height: info.height, pixels: data };
}
