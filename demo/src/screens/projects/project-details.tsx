import styled from '@emotion/styled';
import { SidePanel } from '@mandate/web/src/ui/overlays/side-panel.tsx';
import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import { numberText } from '@mandate/web/src/ui/values/value-texts.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectItem } from '../../contract/todo-calls.ts';
import { dayText } from '../../records/day-of.ts';
import { FactList } from '../../records/fact-list.tsx';
import { PersonPicture } from '../../records/person-picture.tsx';

const Picture = styled('img')({ display: 'block', width: '100%', aspectRatio: '16 / 10', objectFit: 'cover' });

const Lead = styled('span')({ display: 'flex', alignItems: 'center', gap: 8 });

const nothing = () => {};

interface ProjectDetailsProps {
  /** Null while none is open. */
  project: ProjectItem | null;
  onClose: () => void;
}

/** One project beside the list. */
export function ProjectDetails({ project, onClose }: ProjectDetailsProps) {
  const { t } = useTranslation(['demo', 'all']);
  const formats = useFormats();
  // What it shows stays while it goes out of sight.
  const last = useRef(project);
  if (project) last.current = project;
  const shown = last.current;
  return (
    <SidePanel
      isOpen={project !== null}
      onClose={onClose}
      onLeft={nothing}
      title={shown?.projectName ?? ''}
      closeLabel={t('all:action.close')}
    >
      {shown && (
        <>
          <Picture src={shown.projectImage} alt="" />
          <FactList
            facts={[
              [
                t('projects.lead'),
                <Lead key="lead">
                  <PersonPicture name={shown.userName} image={shown.userImage} size={24} />
                  {shown.userName}
                </Lead>,
              ],
              [
                t('projects.email'),
                <a key="email" href={`mailto:${shown.email}`}>
                  {shown.email}
                </a>,
              ],
              [t('projects.date'), dayText(shown.date, formats)],
              [t('projects.comments'), numberText(shown.comment)],
              [t('projects.revisions'), numberText(shown.revision)],
            ]}
          />
        </>
      )}
    </SidePanel>
  );
}
