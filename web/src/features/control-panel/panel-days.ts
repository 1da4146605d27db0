import type { ControlPanel } from '@mandate/contract/overview/control-panel.ts';

/** The days the panel goes by: `today` where the person is, `firmDay` where the firm is; `YYYY-MM-DD`. */
export type PanelDays = Pick<ControlPanel, 'today' | 'firmDay'>;
