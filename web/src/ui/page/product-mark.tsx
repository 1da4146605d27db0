/** The product's name: a proper name, the same in every language. */
export const productName = 'Mandate';

/** The product's mark, an orange tile with an M. */
export function ProductMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="7" fill="#FF9E43" />
      <path
        d="M7.2 20V8.6l6.8 7 6.8-7V20"
        fill="none"
        stroke="#1A2038"
        strokeWidth="2.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
