import { useAddressParams } from '@mandate/web/src/lib/addresses/address-params.ts';

/** The state of a screen in its address, so that a link, a reload and Back know it. */
export interface Address {
  of: (name: string) => string | null;
  /**
   * Changes some of it; null takes a part away.
   * @param isStep whether Back returns to what was before, as from something that was opened
   */
  change: (parts: Record<string, string | number | null>, isStep?: boolean) => void;
}

/** Reads and changes the query of the page's address. */
export function useAddress(): Address {
  const [parameters, setParameters] = useAddressParams();
  return {
    of: (name) => parameters.get(name),
    change: (parts, isStep = false) => {
      const changed = (next: URLSearchParams) => {
        for (const [name, value] of Object.entries(parts)) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      };
      setParameters(changed, { replace: !isStep });
    },
  };
}
