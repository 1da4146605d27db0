import type { tagColors } from '@mandate/contract/facts/fields.ts';

/** The nine pairs of text and tint a status may wear, named after what they were drawn for. */
export const statusTones = [
  'draft',
  'quoted',
  'approved',
  'active',
  'completed',
  'closed',
  'onHold',
  'lost',
  'cancelled',
] as const;
export type StatusTone = (typeof statusTones)[number];

/** The colours people choose from, for categories and items of lists. */
export type TagColor = (typeof tagColors)[number];

/** Text on its own tint. */
export interface Pair {
  text: string;
  tint: string;
}

/** Every colour of one colour scheme, by role. A role is used for one purpose, so a scheme can change it safely. */
export interface Tokens {
  page: string;
  paper: string;
  subtle: string;
  sunken: string;
  hover: string;
  ink: string;
  ink2: string;
  ink3: string;
  disabled: string;
  line: string;
  line2: string;
  control: string;
  primary: string;
  primaryHover: string;
  onPrimary: string;
  primaryText: string;
  tint: string;
  tint2: string;
  focus: string;
  mark: string;
  scrim: string;
  good: Pair;
  caution: Pair & { fill: string };
  bad: Pair & { fill: string; line: string };
  status: Record<StatusTone, Pair>;
  tag: Record<TagColor, Pair>;
  nav: Record<'ground' | 'ink' | 'ink2' | 'on' | 'hover' | 'chosen' | 'mark' | 'line', string>;
  top: string;
  bar: Record<'ground' | 'ink' | 'ink2' | 'line', string>;
  chart: Record<'first' | 'second' | 'third' | 'fourth' | 'fifth' | 'rest', string>;
  shadow: Record<'card' | 'menu' | 'dialog', string>;
}

/** The light scheme. */
export const light: Tokens = {
  page: '#F5F6F9',
  paper: '#FFFFFF',
  subtle: '#FAFBFD',
  sunken: '#EEF0F5',
  hover: '#F4F6FA',
  ink: '#1B2137',
  ink2: '#474E66',
  ink3: '#626981',
  disabled: '#767D94',
  line: '#E4E7EF',
  line2: '#CDD2DF',
  control: '#828AA2',
  primary: '#1976D2',
  primaryHover: '#1565C0',
  onPrimary: '#FFFFFF',
  primaryText: '#1565C0',
  tint: '#E8F1FB',
  tint2: '#D5E6F8',
  focus: '#1976D2',
  mark: '#FFE9B8',
  scrim: 'rgba(22, 28, 50, 0.54)',
  good: { text: '#17774A', tint: '#E2F4EA' },
  caution: { text: '#8A5300', tint: '#FDF0DB', fill: '#E8920C' },
  bad: { text: '#C3213C', tint: '#FDECEF', fill: '#C3213C', line: '#E9A7B2' },
  status: {
    draft: { text: '#525A72', tint: '#EEF0F5' },
    quoted: { text: '#5B3FB5', tint: '#F0ECFB' },
    approved: { text: '#0A6577', tint: '#E1F3F6' },
    active: { text: '#126B40', tint: '#E2F4EA' },
    completed: { text: '#1D559F', tint: '#E5EFFB' },
    closed: { text: '#373E55', tint: '#E4E7EE' },
    onHold: { text: '#7F4A00', tint: '#FDF0DB' },
    lost: { text: '#A61B42', tint: '#FCE7ED' },
    cancelled: { text: '#5D647B', tint: '#F1F2F6' },
  },
  tag: {
    grey: { text: '#525A72', tint: '#EEF0F5' },
    violet: { text: '#5B3FB5', tint: '#F0ECFB' },
    teal: { text: '#0A6577', tint: '#E1F3F6' },
    green: { text: '#126B40', tint: '#E2F4EA' },
    blue: { text: '#1D559F', tint: '#E5EFFB' },
    slate: { text: '#373E55', tint: '#E4E7EE' },
    amber: { text: '#7F4A00', tint: '#FDF0DB' },
    red: { text: '#A61B42', tint: '#FCE7ED' },
    orange: { text: '#9A3B0E', tint: '#FDE9DF' },
  },
  nav: {
    ground: '#222A45',
    ink: '#C6CCDE',
    ink2: '#9AA3BE',
    on: '#FFFFFF',
    hover: 'rgba(255, 255, 255, 0.06)',
    chosen: 'rgba(255, 255, 255, 0.1)',
    mark: '#FF9E43',
    line: 'rgba(255, 255, 255, 0.08)',
  },
  top: '#FFFFFF',
  bar: { ground: '#1F2640', ink: '#FFFFFF', ink2: '#C3CADF', line: '#39415F' },
  chart: {
    first: '#1976D2',
    second: '#D57B1F',
    third: '#08A596',
    fourth: '#4C1583',
    fifth: '#9F1F40',
    rest: '#8A92A8',
  },
  shadow: {
    card: '0 1px 2px rgba(24, 31, 58, 0.05)',
    menu: '0 0 0 1px rgba(24, 31, 58, 0.07), 0 6px 18px rgba(24, 31, 58, 0.12)',
    dialog: '0 0 0 1px rgba(24, 31, 58, 0.06), 0 18px 50px rgba(24, 31, 58, 0.22)',
  },
};

/** The dark scheme: fills stay, text on tints is lightened, the step from page to paper replaces the shadow of cards. */
export const dark: Tokens = {
  page: '#1A2038',
  paper: '#222A45',
  subtle: '#262F4C',
  sunken: '#1E2540',
  hover: '#2A3352',
  ink: '#EDF0F8',
  ink2: '#C3CADD',
  ink3: '#9FA8C2',
  disabled: '#8790AE',
  line: '#313A5A',
  line2: '#46507A',
  control: '#7580A6',
  primary: '#1976D2',
  primaryHover: '#1565C0',
  onPrimary: '#FFFFFF',
  primaryText: '#86BFF6',
  tint: '#243A63',
  tint2: '#2B4676',
  focus: '#7DB8F2',
  mark: '#6B5322',
  scrim: 'rgba(22, 28, 50, 0.54)',
  good: { text: '#6ADBA5', tint: '#1F4A47' },
  caution: { text: '#F7C778', tint: '#4A3F3C', fill: '#F2A93B' },
  bad: { text: '#FF9AA8', tint: '#4E2C43', fill: '#C3213C', line: '#8A4258' },
  status: {
    draft: { text: '#C6CDE0', tint: '#323B5C' },
    quoted: { text: '#CDBDFF', tint: '#3A3468' },
    approved: { text: '#84DEEC', tint: '#1E4658' },
    active: { text: '#84E2B3', tint: '#1F4A47' },
    completed: { text: '#A3CFFF', tint: '#254878' },
    closed: { text: '#DADFEC', tint: '#3B4467' },
    onHold: { text: '#F7C778', tint: '#4A3F3C' },
    lost: { text: '#FFA6B8', tint: '#512F4C' },
    cancelled: { text: '#B4BBD0', tint: '#2D3657' },
  },
  tag: {
    grey: { text: '#C6CDE0', tint: '#323B5C' },
    violet: { text: '#CDBDFF', tint: '#3A3468' },
    teal: { text: '#84DEEC', tint: '#1E4658' },
    green: { text: '#84E2B3', tint: '#1F4A47' },
    blue: { text: '#A3CFFF', tint: '#254878' },
    slate: { text: '#DADFEC', tint: '#3B4467' },
    amber: { text: '#F7C778', tint: '#4A3F3C' },
    red: { text: '#FFA6B8', tint: '#512F4C' },
    orange: { text: '#FFB48F', tint: '#50353B' },
  },
  nav: { ...light.nav, ground: '#1A2038', line: '#2B3453' },
  top: '#1A2038',
  bar: { ground: '#EDF0F8', ink: '#1B2137', ink2: '#474E66', line: '#CDD2DF' },
  chart: {
    first: '#50A5EF',
    second: '#E9AE5F',
    third: '#6AE2CD',
    fourth: '#8268D8',
    fifth: '#E25A85',
    rest: '#8E97B5',
  },
  shadow: {
    card: 'none',
    menu: '0 0 0 1px rgba(255, 255, 255, 0.08), 0 8px 24px rgba(6, 9, 22, 0.5)',
    dialog: '0 0 0 1px rgba(255, 255, 255, 0.08), 0 20px 60px rgba(6, 9, 22, 0.6)',
  },
};
