/** What can stand in a text beside words. */
export type MediaKind = 'picture' | 'video';

/** The largest files that become part of a text, in bytes. */
export const largestMedia: Record<MediaKind, number> = { picture: 200 * 1024, video: 2 * 1024 * 1024 };

/** The kinds of files that may. */
export const mediaTypes: Record<MediaKind, readonly string[]> = {
  picture: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
  video: ['video/mp4', 'video/webm', 'video/ogg'],
};

/** Whether a picture or video may come from an address: a file within the text, or a path of the product's own; never another host. */
export function isMediaAddress(kind: MediaKind, address: string): boolean {
  const [, type, body] = /^data:([a-z0-9/]+);base64,([A-Za-z0-9+/]*={0,2})$/.exec(address) ?? [];
  if (type !== undefined && body !== undefined)
    return mediaTypes[kind].includes(type) && body.length * 0.75 <= largestMedia[kind] + 2;
  return /^\/(?![/\\])[^\s\\]*$/.test(address);
}

/** A file as an address that holds all of it. @throws the browser's error for a file it cannot read */
export function addressOfFile(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** A text of markup to be read: what its files hold is left out. */
export function withoutFiles(html: string): string {
  return html.replace(/(data:[a-z0-9/]+;base64,[A-Za-z0-9+/]{16})[A-Za-z0-9+/=]+/g, '$1…');
}
