import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../../lib/i18n/chosen-language.ts';
import { languages } from '../../lib/i18n/i18n.ts';

// As quiet as the line above it, and as easy to hit as a field.
const Choice = styled('label')(({ theme: { vars } }) => ({
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  '& > select': {
    minHeight: 44,
    padding: '0 4px',
    border: 0,
    borderRadius: 6,
    background: vars.palette.background.paper,
    color: vars.palette.primaryText,
    font: 'inherit',
    fontWeight: 500,
    cursor: 'pointer',
  },
}));

/** In which language the product is read, before it knows who reads it. Each language is called by its own name. */
export default function SessionLanguage() {
  const { t, i18n } = useTranslation();
  return (
    <Choice>
      {t('session.language')}
      <select value={i18n.language} onChange={({ target }) => chooseLanguage(target.value)}>
        {languages.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {new Intl.DisplayNames(tag, { type: 'language' }).of(tag)}
          </option>
        ))}
      </select>
    </Choice>
  );
}
