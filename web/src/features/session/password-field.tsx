import styled from '@emotion/styled';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

const Reveal = styled(IconButton)({ marginRight: -6 });

/** A password, hidden until its button shows it. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'size' | 'end'>) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const words = t(isShown ? 'session.hidePassword' : 'session.showPassword');
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      size="large"
      end={
        <Reveal
          size="row"
          label={words}
          title={words}
          icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
