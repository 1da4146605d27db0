const mebibyte = 1024 * 1024;

/** The largest file that is taken, in bytes (safety G1). */
export const largestFile = 10 * mebibyte;

/** What all files of one person may come to, in bytes (safety G1). */
export const mostOfPerson = 500 * mebibyte;

/** The sizes as people read them. */
export const fileSizeWords = { largest: '10 MB', ofPerson: '500 MB' } as const;

/** The types of files that are taken, each with the endings its name may have. Nothing else is: no scripts, pages, archives (safety G1). */
export const fileTypes = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'text/csv': ['csv'],
  'text/plain': ['txt'],
} as const satisfies Record<string, readonly string[]>;

/** A media type of which files are taken. */
export type FileType = keyof typeof fileTypes;

/** Every ending a name may have, without its dot. */
export const fileEndings: readonly string[] = Object.values(fileTypes).flat();

/** The ending of a file's name in small letters, without its dot; empty where it has none. */
export function endingOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The type a file's name claims to be of, by its last ending alone; null where no such file is taken. */
export function typeClaimed(name: string): FileType | null {
  const ending = endingOf(name);
  const found = Object.entries(fileTypes).find(([, endings]) => endings.some((known) => known === ending));
  return (found?.[0] as FileType | undefined) ?? null;
}

/** A media type of pictures that are taken. */
export type PictureType = Extract<FileType, `image/${string}`>;

/** Whether a file is a picture that browsers show. */
export function isPicture(type: string): type is PictureType {
  return type.startsWith('image/') && type in fileTypes;
}
