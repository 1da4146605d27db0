import styled from '@emotion/styled';
import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { FieldGrid } from '../../form/fields/section-card.tsx';
import { OwnFieldControls } from '../../form/own-fields/own-field-controls.tsx';
import { type OwnGroup, ownGroups, titleKey } from '../../records/own-fields/own-groups.ts';
import type { EditorSection } from './editor-section.ts';

// After the section's own fields, as far below them as they are from one another.
const Below = styled(FieldGrid)({ '* + &': { marginTop: 16 } });

/**
 * The sections of a form with the firm's own fields: in the section of that title, else in sections of their own after the others.
 * @param entity the facts with own fields among them
 */
export function sectionsWithOwn(sections: readonly EditorSection[], entity: Entity, reader: Reader): EditorSection[] {
  const groups = ownGroups(entity, reader);
  const joined = new Set<OwnGroup>();
  const whole = sections.map((section) => {
    const group = groups.find(({ title }) => titleKey(title) === titleKey(section.title));
    if (!group) return section;
    joined.add(group);
    const content = (
      <>
        {section.content}
        <OwnRows group={group} />
      </>
    );
    return { ...section, content };
  });
  const others = groups.filter((group) => !joined.has(group));
  return [
    ...whole,
    ...others.map((group, at) => ({ name: `own-${at + 1}`, title: group.title, content: <OwnRows group={group} /> })),
  ];
}

function OwnRows({ group: { paths } }: { group: OwnGroup }) {
  return (
    <Below>
      <OwnFieldControls paths={paths} span={3} />
    </Below>
  );
}
