/** The product's mark and name as a picture, for pages that are not the web app's. */
export const productMark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 28" height="40">
  <rect width="28" height="28" rx="7" fill="#FF9E43"/>
  <path d="M7.2 20V8.6l6.8 7 6.8-7V20" fill="none" stroke="#1A2038" stroke-width="2.7" stroke-linecap="round" stroke-linejoin="round"/>
  <text x="38" y="20" fill="#FFFFFF" font-family="system-ui, sans-serif" font-size="17" font-weight="600">Mandate</text>
</svg>`;
