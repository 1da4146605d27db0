import styled from '@emotion/styled';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Upload from 'lucide-react/icons/upload';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOfferedCommands } from '../../lib/commands/commands.ts';
import { useSharedWords } from '../../lib/i18n/use-words.ts';
import { mayExport, mayImport } from '../../records/rights/may-export-and-import.ts';
import { entityWord } from '../../records/words/words.ts';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { TooltipIconButton } from '../../ui/buttons/tooltip-icon-button.tsx';
import { Menu, MenuHead, MenuItem, MenuMark } from '../../ui/overlays/menu.tsx';
import { exportScopes } from './export-scope.ts';
import { type Exported, exportFormats, useExport } from './use-export.ts';

const Line = styled('li')(({ theme: { vars } }) => ({ height: 1, margin: '6px 0', background: vars.palette.divider }));

export interface ListFilesProps extends Exported {
  /** Where files are brought in; without it none are. */
  importAddress?: string;
  /** How many records there are, in words. */
  totalText: string;
  isPhone: boolean;
}

/** Records as files: the way to the import, and the export of what the list shows. On phones both are in one menu. */
export default function ListFiles({ importAddress, totalText, isPhone, ...list }: ListFilesProps) {
  useSharedWords();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const noun = list.entity.name;
  const { scope, choose, isBusy, save } = useExport(list);
  const isImported = importAddress !== undefined && mayImport(list.reader, noun);
  const isExported = mayExport(list.reader, noun);
  const formats = isExported && !isBusy ? exportFormats : [];
  useOfferedCommands([
    ...formats.map((format) => ({
      id: `list.export.${format}`,
      label: t('shortcut.command.export', { format: t(`export.format.${format}`) }),
      scope: 'list' as const,
      run: () => void save(format),
    })),
    ...(isImported
      ? [
          {
            id: 'list.import',
            label: entityWord(list.entity, 'import'),
            scope: 'list' as const,
            run: () => void navigate(importAddress),
          },
        ]
      : []),
  ]);

  const exportItems = (close: () => void) => [
    <MenuHead key="head" role="presentation">
      {totalText === '' ? t('export.open') : t('export.what', { what: totalText })}
    </MenuHead>,
    ...exportScopes.map((one) => (
      <MenuItem
        key={one}
        role="menuitemradio"
        aria-checked={scope === one}
        selected={scope === one}
        onClick={() => choose(one)}
      >
        {t(`export.scope.${one}`)}
        {scope === one && <MenuMark aria-hidden="true" />}
      </MenuItem>
    )),
    <Line key="line" role="separator" />,
    ...exportFormats.map((format) => (
      <MenuItem
        key={format}
        onClick={() => {
          close();
          void save(format);
        }}
      >
        <Download aria-hidden="true" />
        {t(`export.format.${format}`)}
      </MenuItem>
    )),
  ];

  if (isPhone) {
    return (
      <Menu
        button={(props) => (
          <TooltipIconButton
            {...props}
            label={isBusy ? t('export.busy') : t('editor.more')}
            aria-busy={isBusy || undefined}
            icon={<Ellipsis aria-hidden="true" />}
          />
        )}
      >
        {(close) => [
          isImported && (
            <MenuItem key="import" onClick={() => void navigate(importAddress)}>
              <Upload aria-hidden="true" />
              {t('list.import')}
            </MenuItem>
          ),
          isImported && isExported && <Line key="between" role="separator" />,
          ...(isExported ? exportItems(close) : []),
        ]}
      </Menu>
    );
  }
  return (
    <>
      {isImported && (
        <LinkButton look="quiet" to={importAddress} icon={<Upload aria-hidden="true" />}>
          {t('list.import')}
        </LinkButton>
      )}
      {isExported && (
        <Menu
          button={(props) => (
            <Button
              {...props}
              look="quiet"
              icon={<Download aria-hidden="true" />}
              busy={isBusy}
              busyLabel={t('export.busy')}
            >
              {t('export.open')}
              <ChevronDown aria-hidden="true" width={14} height={14} />
            </Button>
          )}
        >
          {exportItems}
        </Menu>
      )}
    </>
  );
}
