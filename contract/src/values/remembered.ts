/** Well above the languages, zones and currencies of a firm; zones may be written in many ways. */
const most = 500;

/**
 * What belongs to a key, made when it is first asked for and kept: above all formats of the platform (ECMA-402), of which one takes longer to make
 * than fifty values to write.
 * @param make gives the same for the same key, whenever it is asked
 */
export function remembered<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const kept = new Map<Key, Made>();
  return (key) => {
    if (!kept.has(key)) {
      if (kept.size === most) kept.clear();
      kept.set(key, make(key));
    }
    return kept.get(key) as Made;
  };
}
