import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSharedWords } from '../../../lib/i18n/use-words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useOptions } from '../../../ui/fields/use-options.ts';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { numberText } from '../../../ui/values/value-texts.ts';
import { KeyCaps } from '../help/key-caps.tsx';
import { Foot, Head, PaletteDialog, Remark, Scope } from './palette-dialog.tsx';
import type { PaletteItem } from './palette-item.ts';
import { PaletteList } from './palette-list.tsx';
import { useActiveItem } from './use-active-item.ts';
import { useFound } from './use-found.ts';
import { usePaletteGroups } from './use-palette-groups.tsx';

interface PaletteProps {
  /** What was typed before it was there. */
  begun: string;
  onClose: () => void;
}

/** Finds records, pages and what can be done now, and opens or does it. */
export default function Palette({ begun, onClose }: PaletteProps) {
  useSharedWords();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(begun);
  const search = useFound(typed);
  const { groups, selected } = usePaletteGroups(typed, search);
  const items = groups.flatMap((group) => group.items);

  function choose({ to, isExternal, run }: PaletteItem, inNewTab: boolean): void {
    if (to !== undefined && (inNewTab || isExternal)) {
      window.open(to, '_blank', 'noopener');
      return;
    }
    onClose();
    // Once the window is gone and the focus is where it was: what is done may put it elsewhere.
    setTimeout(() => (to === undefined ? run?.() : void navigate(to)));
  }

  const words = typed.trim();
  const isEmpty = words !== '' && items.length === 0 && !search.isBusy && search.problem === null;
  const isSimilar = search.found?.isSimilar === true && !search.isBusy;
  const isSure = search.problem === null && !isSimilar;
  // A page or command that has the words was not found by resemblance.
  const hasWords = items.some(({ isFound, fit }) => !isFound && fit !== undefined && fit !== 'resembles');
  const saysSimilar = isSimilar && !hasWords;
  const { active, move, answer } = useActiveItem(items, typed, { isBusy: search.isBusy, isSure }, choose);
  const keys = items.map(({ id }) => id);
  const { field, listId, idOf } = useOptions(keys, active?.id ?? null, items.length > 0);
  const said = search.isBusy
    ? ''
    : isEmpty
      ? t('palette.none')
      : t('palette.count', { count: items.length, total: numberText(items.length) });
  return (
    <PaletteDialog isOpen onClose={onClose} aria-label={t('palette.title')}>
      <Head>
        <Search aria-hidden="true" />
        {selected !== null && <Scope>{t('palette.selected', { what: selected })}</Scope>}
        <input
          // biome-ignore lint/a11y/noAutofocus: the window is for typing
          autoFocus
          type="text"
          {...field}
          aria-label={t('shell.search')}
          placeholder={t('palette.typed')}
          spellCheck={false}
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={answer}
        />
        <button type="button" onClick={onClose}>
          <VisuallyHidden>{t('action.close')} </VisuallyHidden>
          {t('palette.escape')}
        </button>
      </Head>
      {search.problem && (
        <Remark role="alert">
          {t(`palette.${search.problem}`)}
          <Button onClick={search.retry}>{t('action.tryAgain')}</Button>
        </Remark>
      )}
      {saysSimilar && <Remark>{t('palette.similar', { words })}</Remark>}
      {isEmpty && <Remark>{t('palette.nothing', { words })}</Remark>}
      {items.length === 0 && search.isBusy && <Remark>{t('palette.searching')}</Remark>}
      {items.length > 0 && (
        <PaletteList
          id={listId}
          idOf={idOf}
          groups={groups}
          activeId={active?.id}
          isBusy={search.isBusy}
          onActive={move}
          onChoose={choose}
        />
      )}
      <VisuallyHidden role="status">
        {saysSimilar && words !== '' ? `${t('palette.similar', { words })} ${said}` : said}
      </VisuallyHidden>
      <Foot aria-hidden="true">
        <span>
          <KeyCaps keys="ArrowUp" />
          <KeyCaps keys="ArrowDown" />
          {t('palette.move')}
        </span>
        <span>
          <KeyCaps keys="mod+Enter" />
          {t('palette.newTab')}
        </span>
      </Foot>
    </PaletteDialog>
  );
}
