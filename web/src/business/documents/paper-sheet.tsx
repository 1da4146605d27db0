import type { Paper } from '@mandate/contract/paper/paper.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchFile } from '../../lib/calls/download-file.ts';
import { PaperView } from '../../paper/paper-view.tsx';

interface PaperSheetProps {
  paper: Paper;
  /** 1 is as large as it is printed; without it as large as there is room. */
  zoom?: number;
}

/** A paper as it is printed, under the title of a page, with the firm's picture as it was then. */
export function PaperSheet({ paper, zoom }: PaperSheetProps) {
  return <PaperView paper={paper} zoom={zoom} titleLevel={2} logoAddress={usePictureAddress(paper)} />;
}

/** The address of the picture of a paper, once it is here; its words stand there until then. */
function usePictureAddress({ letterhead: { logo } }: Paper): string | null {
  const sha256 = logo?.sha256 ?? null;
  const { data } = useQuery({
    queryKey: ['picture', sha256],
    queryFn: ({ signal }) => fetchFile(`/parameter/get-picture/${sha256}`, { signal, quiet: true, silent: true }),
    enabled: sha256 !== null,
    // What is under a fingerprint never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return address;
}
