import { type CSSProperties, Fragment, type KeyboardEvent } from 'react';
import { Line, Upright } from './line.ts';
import { nearestMark, type Steps, slidTo } from './slid-to.ts';

interface SliderProps extends Partial<Steps> {
  /** One value, or the two ends of a range, which do not pass each other. */
  values: readonly number[];
  /** The value in words: `31 %`. */
  textOf?: (value: number) => string;
  /** Whether the value stands over its thumb: while it is in use, or always. */
  figure?: 'auto' | 'on';
  look?: 'small';
  isUpright?: boolean;
  isOff?: boolean;
  /** Names the thumbs, one after the other. */
  labels?: readonly string[];
  'aria-labelledby'?: string;
  onChange?: (values: readonly number[]) => void;
  /** A thumb was let go. */
  onLeft?: () => void;
}

/** A value, or a range, on a line: native inputs, one for each thumb, in the look of the product. */
export function Slider(props: SliderProps) {
  const { values, min = 0, max = 100, step = 1, page = 10, marks = [] } = props;
  const { textOf = String, labels = [], isUpright = false } = props;
  const at = (value: number) => `${((value - min) / (max - min)) * 100}%`;
  const placed = (value: number) => ({ '--at': at(value) }) as CSSProperties;
  const [from, to] = values.length > 1 ? [values[0] ?? min, values[1] ?? max] : [min, values[0] ?? min];

  function change(thumb: number, wanted: number): void {
    const allowed = step === null ? nearestMark(marks, wanted) : wanted;
    const least = values[thumb - 1] ?? min;
    const most = values[thumb + 1] ?? max;
    const next = Math.max(least, Math.min(allowed, most));
    props.onChange?.(values.map((value, place) => (place === thumb ? next : value)));
  }

  function press(event: KeyboardEvent, thumb: number): void {
    const value = values[thumb] ?? min;
    const next = slidTo(event, value, { min, max, step, page, marks });
    if (next === null) return;
    event.preventDefault();
    change(thumb, next);
  }

  const line = (
    <Line
      data-figure={props.figure}
      data-look={props.look}
      data-named={(!isUpright && marks.some(({ label }) => label)) || undefined}
      data-upright={isUpright || undefined}
      data-off={props.isOff || undefined}
      style={{ '--from': at(from), '--to': at(to) } as CSSProperties}
    >
      <span className="rail" />
      <span className="taken" />
      {marks.map(({ value, label }) => (
        <Fragment key={value}>
          <span className="mark" data-taken={(value >= from && value <= to) || undefined} style={placed(value)} />
          {label !== undefined && (
            <span className="name" aria-hidden="true" style={placed(value)}>
              {label}
            </span>
          )}
        </Fragment>
      ))}
      {values.map((value, thumb) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is known by its place
        <Fragment key={thumb}>
          <input
            type="range"
            min={min}
            max={max}
            step={step ?? 'any'}
            value={value}
            disabled={props.isOff}
            aria-label={labels[thumb]}
            aria-labelledby={props['aria-labelledby']}
            aria-orientation={isUpright ? 'vertical' : undefined}
            aria-valuetext={textOf(value)}
            onChange={({ target }) => change(thumb, target.valueAsNumber)}
            onKeyDown={(event) => press(event, thumb)}
            onKeyUp={props.onLeft}
            onPointerUp={props.onLeft}
          />
          {props.figure && (
            <span className="figure" aria-hidden="true" style={placed(value)}>
              {textOf(value)}
            </span>
          )}
        </Fragment>
      ))}
    </Line>
  );
  return isUpright ? <Upright>{line}</Upright> : line;
}
