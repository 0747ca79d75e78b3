/** Colours of the portraits: the brand's navy and blue, ochre and sand, and natural tones of skin and hair. */
export const ink = '#23244d';
export const navy = '#2b2d69';
export const blue = '#4589bb';
export const paper = '#fbf7f0';

export interface Ground {
  fill: string;
  line: string;
}

export const grounds = {
  sand: { fill: '#e9dfcf', line: '#d8c9b1' },
  mist: { fill: '#d6e0e8', line: '#c0cfdb' },
  clay: { fill: '#e6cdbb', line: '#d7b8a2' },
  slate: { fill: '#c3cbd9', line: '#b0bacb' },
} satisfies Record<string, Ground>;

/** `shade` is the side away from the light, `line` what is drawn on the skin. */
export interface Skin {
  base: string;
  shade: string;
  line: string;
  lip: string;
  /** Edge of the eyelids. */
  lid: string;
}

export const skins = {
  porcelain: { base: '#f1d3bf', shade: '#dfb49b', line: '#b27b63', lip: '#bf7468', lid: ink },
  fair: { base: '#ecc8ab', shade: '#d7a786', line: '#a66e50', lip: '#b8675a', lid: ink },
  rosy: { base: '#eec4ad', shade: '#d9a288', line: '#a96b54', lip: '#b4695f', lid: ink },
  golden: { base: '#f0cfb2', shade: '#d9ad8a', line: '#a57559', lip: '#b96f5b', lid: ink },
  olive: { base: '#dfb58f', shade: '#c5946c', line: '#8f5f3f', lip: '#a75d4b', lid: ink },
  brown: { base: '#b98259', shade: '#996640', line: '#643d24', lip: '#8a4d3b', lid: '#1a161e' },
  deep: { base: '#80513a', shade: '#623a29', line: '#371e15', lip: '#6e3a31', lid: '#1a161e' },
} satisfies Record<string, Skin>;

/** `dark` is what lies behind the head, `light` the strands that catch the light. */
export interface HairColour {
  dark: string;
  base: string;
  light: string;
}

export const hairColours = {
  silver: { dark: '#8d8f9b', base: '#b9bac3', light: '#dcdce1' },
  steel: { dark: '#595b6b', base: '#7b7d8c', light: '#a4a6b2' },
  white: { dark: '#aeaeb4', base: '#d5d3d1', light: '#f0eeea' },
  black: { dark: '#191a2e', base: '#26273e', light: '#474a68' },
  espresso: { dark: '#2c211f', base: '#42312c', light: '#6a5147' },
  chestnut: { dark: '#4d2a1e', base: '#703f2b', light: '#98614a' },
  auburn: { dark: '#6d3219', base: '#984b28', light: '#bf7448' },
  blond: { dark: '#a07a45', base: '#c9a265', light: '#e4c891' },
} satisfies Record<string, HairColour>;
