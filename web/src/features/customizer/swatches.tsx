import type { Preset } from '@mandate/contract/layout.ts';
import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { mainPresets, partPresets, presetFacts } from '../../lib/presets.ts';
import { dark, light } from '../../lib/tokens.ts';
import { Hint } from '../../ui/hint.tsx';
import { Group } from './group.tsx';

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
  const { t } = useTranslation();
  const name = useId();
  return (
    <Group legend={legend}>
      <Row data-named="">
        {mainPresets.map((preset) => {
          const { kind, isDark, primary, secondary } = presetFacts[preset];
          const pair = isDark && kind === 'coloured' ? [dark.page, primary] : [primary, secondary];
          return (
            <label key={preset}>
              <input type="radio" name={name} checked={preset === value} onChange={() => onChoose(preset)} />
              <i style={{ background: `linear-gradient(135deg, ${pair[0]} 0 56%, ${pair[1]} 56%)` }}>
                {preset === value && <Tick preset={preset} />}
              </i>
              <span>{t(`customizer.preset.${preset}`)}</span>
            </label>
          );
        })}
      </Row>
    </Group>
  );
}

/** The presets for a part of the frame; the name of the chosen one stands beside the legend, of every other in a hint. */
export function PartSwatches({ legend, value, onChoose }: SwatchesProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <Group legend={legend} chosen={t(`customizer.preset.${value}`)}>
      <Row>
        {partPresets.map((preset) => {
          const { primary, secondary } = presetFacts[preset];
          const label = t(`customizer.preset.${preset}`);
          return (
            <Hint key={preset} title={label}>
              <label>
                <input
                  type="radio"
                  name={name}
                  aria-label={label}
                  checked={preset === value}
                  onChange={() => onChoose(preset)}
                />
                <i style={{ background: primary }}>
                  {preset === value ? <Tick preset={preset} /> : <b style={{ background: secondary }} />}
                </i>
              </label>
            </Hint>
          );
        })}
      </Row>
    </Group>
  );
}

function Tick({ preset }: { preset: Preset }) {
  const color = presetFacts[preset].kind === 'white' ? light.ink : light.onPrimary;
  return <Check aria-hidden="true" style={{ color }} />;
}
