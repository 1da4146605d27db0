import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes the files that are dropped anywhere on the page or pasted into it. What is pasted with text is left to where it is pasted: spreadsheets
 * bring a picture of their cells along.
 * @returns whether files are being dragged over the page
 */
export function useIncomingFiles(isTaking: boolean, onFiles: (files: File[], isPasted: boolean) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    if (!isTaking) return;
    const listening = new AbortController();
    const { signal } = listening;
    const over = (event: DragEvent) => {
      if (!bringsFiles(event)) return;
      // Else the browser would leave the page to show the file.
      event.preventDefault();
      setOver(true);
    };
    addEventListener('dragenter', over, { signal });
    addEventListener('dragover', over, { signal });
    addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false), { signal });
    addEventListener(
      'drop',
      (event) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        take([...(event.dataTransfer?.files ?? [])], false);
      },
      { signal },
    );
    addEventListener(
      'paste',
      (event) => {
        const { files, types } = event.clipboardData ?? {};
        if (event.defaultPrevented || !files?.length || types?.includes('text/plain')) return;
        event.preventDefault();
        take([...files], true);
      },
      { signal },
    );
    return () => listening.abort();
  }, [isTaking]);

  return isOver;
}

function bringsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}
