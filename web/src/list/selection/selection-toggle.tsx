import SquareCheck from 'lucide-react/icons/square-check';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';

/** On a phone: gives the cards boxes, and takes them away again. */
export function SelectionToggle({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      size="toolbar"
      look={isOn ? 'chosen' : 'secondary'}
      icon={<SquareCheck aria-hidden="true" />}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      {t('bulk.pick')}
    </Button>
  );
}
