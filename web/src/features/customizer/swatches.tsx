import styled from '@emotion/styled';
import type { Preset } from '@mandate/contract/preferences/layout.ts';
import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { mainPresets, partPresets, presetFacts } from '../../lib/theme/presets.ts';
import { dark } from '../../lib/theme/tokens.ts';
import { Hint } from '../../ui/overlays/hint.tsx';
import { Group } from './group.tsx';
import { usePresetLook } from './use-preset-look.ts';

const Row = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  '& label': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    cursor: 'pointer',
    '& > input': { position: 'absolute', inset: -2, margin: 0, opacity: 0, cursor: 'pointer', zIndex: 1 },
    '& > i': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: 28,
      height: 28,
      border: `1px solid ${vars.palette.control}`,
      borderRadius: '50%',
      // Where the system chooses the colours, these still are what is chosen between.
      forcedColorAdjust: 'none',
      '& > svg': { width: 16, height: 16, strokeWidth: 3 },
      '& > b': { width: 8, height: 8, borderRadius: '50%' },
    },
    '& > input:checked + i': {
      boxShadow: `0 0 0 2px ${vars.palette.background.paper}, 0 0 0 4px ${vars.palette.primaryText}`,
    },
    '& > input:focus-visible + i': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: 5 },
  },
  '&[data-named]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 1fr))',
    gap: '12px 4px',
    '& label > i': { width: 40, height: 40, borderRadius: 8 },
    '& label > span': {
      marginTop: 7,
      fontSize: 11,
      lineHeight: '16px',
      textAlign: 'center',
      color: vars.palette.text.secondary,
    },
    '& label > input:checked ~ span': { color: vars.palette.text.primary, fontWeight: 600 },
  },
}));

interface SwatchesProps {
  legend: string;
  value: Preset;
  onChoose: (preset: Preset) => void;
}

/** The presets for the main theme, each with its two colours and its name. */
export function MainSwatches({ legend, value, onChoose }: SwatchesProps) {
  const lookOf = usePresetLook();
  const name = useId();
  return (
    <Group legend={legend}>
      <Row data-named="">
        {mainPresets.map((preset) => {
          const { kind, isDark, primary, secondary } = presetFacts[preset];
          const look = lookOf(preset);
          const pair = isDark && kind === 'coloured' ? [dark.page, primary] : [look.ground, secondary];
          return (
            <label key={preset}>
              <input type="radio" name={name} checked={preset === value} onChange={() => onChoose(preset)} />
              <i style={{ background: `linear-gradient(135deg, ${pair[0]} 0 56%, ${pair[1]} 56%)` }}>
                {preset === value && <Tick color={look.tick} />}
              </i>
              <span>{look.name}</span>
            </label>
          );
        })}
      </Row>
    </Group>
  );
}

/** The presets for a part of the frame; the name of the chosen one stands beside the legend, of every other in a hint. */
export function PartSwatches({ legend, value, onChoose }: SwatchesProps) {
  const lookOf = usePresetLook();
  const name = useId();
  return (
    <Group legend={legend} chosen={lookOf(value).name}>
      <Row>
        {partPresets.map((preset) => {
          const look = lookOf(preset);
          return (
            <Hint key={preset} title={look.name}>
              <label>
                <input
                  type="radio"
                  name={name}
                  aria-label={look.name}
                  checked={preset === value}
                  onChange={() => onChoose(preset)}
                />
                <i style={{ background: look.ground }}>
                  {preset === value ? (
                    <Tick color={look.tick} />
                  ) : (
                    <b style={{ background: presetFacts[preset].secondary }} />
                  )}
                </i>
              </label>
            </Hint>
          );
        })}
      </Row>
    </Group>
  );
}

function Tick({ color }: { color: string }) {
  return <Check aria-hidden="true" style={{ color }} />;
}
