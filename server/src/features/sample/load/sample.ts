/** What to load. */
export interface Sample {
  /** `firm` for the sample firm, a number for the firm with that many projects (never fewer than its own), `none` for nothing. */
  size: 'firm' | 'none' | number;
  /** Password of the sample firm's accounts; without it one is generated for all of them. */
  samplePassword?: string | undefined;
  /** Is told how far the loading is, every few seconds. */
  onProgress: (sentence: string) => void;
}
