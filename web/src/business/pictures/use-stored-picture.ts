import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchFile } from '../../lib/calls/download-file.ts';

/** A picture of the firm to be shown. */
interface ShownPicture {
  /** Null until it is here. */
  address: string | null;
  isError: boolean;
}

/** Fetches a picture of the firm by its fingerprint, once for all who show it: addresses cannot carry who asks. */
export function useStoredPicture(sha256: string | null): ShownPicture {
  const { data, isError } = useQuery({
    queryKey: ['firm-picture', sha256],
    queryFn: ({ signal }) =>
      fetchFile(`/parameter/get-picture/${encodeURIComponent(sha256 ?? '')}`, { quiet: true, silent: true, signal }),
    enabled: sha256 !== null,
    // Its name is its content: what was fetched never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return setAddress(null);
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { address, isError };
}
