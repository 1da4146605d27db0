import { may } from '@mandate/contract/access/permissions.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { registerAbove, registerNames } from '@mandate/contract/registers.ts';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import EyeOff from 'lucide-react/icons/eye-off';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Plus from 'lucide-react/icons/plus';
import Sun from 'lucide-react/icons/sun';
import User from 'lucide-react/icons/user';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/addresses/paths.ts';
import { recordPaths } from '../../../lib/addresses/record-paths.ts';
import { keysOf } from '../../../lib/commands/shortcuts.ts';
import { signOut, stopView, useUser, useViewer } from '../../../lib/session/session.ts';
import { recordIcon } from '../../../records/words/record-icons.ts';
import { entityWord } from '../../../records/words/words.ts';
import { navigationEntries } from '../../navigation-for.ts';
import { goWays } from '../help/go-ways.ts';
import { useOwnTheme } from '../person/use-own-theme.ts';
import type { PaletteItem } from './palette-item.ts';

const modes = [
  ['light', Sun],
  ['dark', Moon],
  ['system', Monitor],
] as const;

/** Lists that the side navigation reaches through another page. */
const registersBeside = registerNames
  .filter((noun) => registerAbove(noun) !== undefined)
  .map((noun) => {
    const { list, plural } = recordPaths(noun);
    return [noun, list, `shell.${plural}`, recordIcon(noun)] as const;
  });

/** The kinds of record the side navigation leads to, which are made from everywhere. */
const made = registerNames.filter((noun) => registerAbove(noun) === undefined);

const deeper = [
  ...registersBeside,
  ['milestone', paths.milestones, 'entity.milestone.title', CalendarClock],
  ['project-line', paths.lines, 'entity.projectLine.title', CalendarClock],
  ['mail-message', paths.mailQueue, 'entity.mailMessage.title', CalendarClock],
  ['trash', paths.trash, 'entity.trash.title', CalendarClock],
  ['audit', paths.audit, 'entity.audit.title', CalendarClock],
  ['job', paths.jobs, 'entity.job.title', CalendarClock],
] as const;

/** The pages of the product, as far as the person may open them. */
export function usePages(): PaletteItem[] {
  const { t } = useTranslation();
  const { role } = useUser();
  const isOwn = useViewer() === null;
  const goTo = (page: string) => t('palette.goTo', { page });
  const keys = new Map(goWays(role).map(({ id, entry }) => [entry.to, keysOf(id)[0]]));
  const ofNavigation = navigationEntries(role).map(({ label, to, icon: Icon, isExternal }): PaletteItem => {
    const way = keys.get(to);
    return {
      id: `page ${to}`,
      label: goTo(t(label)),
      name: t(label),
      icon: Icon && <Icon />,
      to,
      ...(isExternal && { isExternal }),
      ...(way !== undefined && { keys: way }),
    };
  });
  const others = deeper
    .filter(([noun]) => may(role, noun, 'list') !== false)
    .map(([, to, label, Icon]): PaletteItem => {
      return { id: `page ${to}`, label: goTo(t(label)), name: t(label), icon: <Icon />, to };
    });
  const own = (['profile', 'drafts'] as const).map(
    (name): PaletteItem => ({
      id: `page ${paths[name]}`,
      label: goTo(t(`person.${name}`)),
      name: t(`person.${name}`),
      icon: <User />,
      to: paths[name],
    }),
  );
  return [...ofNavigation, ...others, ...(isOwn ? own : [])];
}

/** What can be done everywhere: make new records, change the theme, leave. */
export function useOwnActs(): PaletteItem[] {
  const { t } = useTranslation();
  const { role } = useUser();
  const isOwn = useViewer() === null;
  const [, chooseTheme] = useOwnTheme();
  if (!isOwn)
    return [{ id: 'act stop', label: t('view.stop'), icon: <EyeOff />, run: () => void stopView(), isAct: true }];
  const making = made
    .filter((noun) => may(role, noun, 'create') !== false)
    .map((noun): PaletteItem => {
      const to = recordPaths(noun).create;
      return { id: `new ${noun}`, label: entityWord(entityNamed(noun), 'new'), icon: <Plus />, to, isAct: true };
    });
  const themes = modes.map(
    ([name, Icon]): PaletteItem => ({
      id: `theme ${name}`,
      label: t('palette.theme', { name: t(`person.${name}`) }),
      icon: <Icon />,
      run: () => chooseTheme(name),
      isAct: true,
    }),
  );
  const leaving = {
    id: 'act out',
    label: t('person.signOut'),
    icon: <LogOut />,
    run: () => void signOut(),
    isAct: true,
  };
  return [...making, ...themes, leaving];
}
