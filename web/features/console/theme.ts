import { type MappingAlgorithm, type ThemeConfig, theme } from 'antd';

const light = {
  brand: '#1f5eff',
  brandTint: '#eef3ff',
  ink1: '#1a2233',
  ink2: '#4a5568',
  ink3: '#5f6b7e',
  ink4: '#8a94a6',
  ground: '#f6f8fb',
  surface: '#fff',
  raised: '#fff',
  fill: '#f1f4f9',
  line: '#e6eaf2',
  lineStrong: '#d3dae6',
  warm: '#e8590c',
  ok: '#12805c',
  err: '#d92d20',
  errInk: '#c4261a',
};
type Palette = typeof light;

/** The values of web/styles/tokens.css, which antd needs as colours; theme.test.ts compares the two. */
export const palettes: Record<'light' | 'dark', Palette> = {
  light,
  dark: {
    brand: '#7ea3ff',
    brandTint: '#1a2747',
    ink1: '#e8ecf4',
    ink2: '#b6bfce',
    ink3: '#909bb0',
    ink4: '#6d788d',
    ground: '#0f131b',
    surface: '#171c26',
    raised: '#1d2430',
    fill: '#212836',
    line: '#262e3c',
    lineStrong: '#38425a',
    warm: '#ff8a4c',
    ok: '#3fbf90',
    err: '#f97066',
    errInk: '#ff938a',
  },
};

/** Backgrounds of white text keep the solid blues in dark mode, where the text blue is too bright. */
const filled = {
  light: { colorPrimary: '#1f5eff', colorPrimaryHover: '#1a4fd6', colorPrimaryActive: '#1743b5' },
  dark: { colorPrimary: '#3a6cf0', colorPrimaryHover: '#2f5fe0', colorPrimaryActive: '#2a55c9' },
};

/** Black on the bright red of dark mode: white would have too little contrast. */
const dangerColor = { light: '#fff', dark: '#0f131b' };

/** The dark algorithm reduces semantic colours below AA contrast, and hovered ones further: the tokens are used unchanged. */
const darkWith =
  ({ brand, brandTint, lineStrong, ok, warm, err, errInk }: Palette): MappingAlgorithm =>
  (seed, map) => ({
    ...theme.darkAlgorithm(seed, map),
    colorPrimary: brand,
    colorPrimaryHover: brand,
    colorPrimaryActive: brand,
    colorPrimaryText: brand,
    colorPrimaryBg: brandTint,
    colorInfo: brand,
    colorLink: brand,
    colorLinkHover: brand,
    colorLinkActive: brand,
    colorSuccess: ok,
    colorWarning: warm,
    colorError: err,
    colorErrorHover: errInk,
    colorErrorActive: err,
    colorErrorText: err,
    colorBgSpotlight: lineStrong,
  });

/**
 * The consoles' antd theme, from the same tokens as the public pages; without `motion`, dialogs and drawers open without
 * animation.
 */
export function consoleTheme(scheme: 'light' | 'dark', motion = true): ThemeConfig {
  const palette = palettes[scheme];
  return {
    algorithm: scheme === 'dark' ? darkWith(palette) : theme.defaultAlgorithm,
    token: {
      motion,
      colorPrimary: palette.brand,
      colorLink: palette.brand,
      colorInfo: palette.brand,
      colorSuccess: palette.ok,
      colorWarning: palette.warm,
      colorError: palette.err,
      colorText: palette.ink1,
      colorTextSecondary: palette.ink2,
      colorTextTertiary: palette.ink3,
      colorTextPlaceholder: palette.ink3,
      colorBgLayout: palette.ground,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.raised,
      colorFillAlter: palette.fill,
      colorBorder: palette.lineStrong,
      colorBorderSecondary: palette.line,
      borderRadius: 8,
      borderRadiusLG: 12,
      borderRadiusSM: 6,
      controlHeight: 36,
      controlHeightSM: 28,
      fontSize: 14,
      fontFamily: 'var(--font)',
      boxShadow: 'var(--shadow-float)',
      boxShadowSecondary: 'var(--shadow-float)',
    },
    components: {
      Table: {
        headerBg: palette.fill,
        headerColor: palette.ink3,
        headerSplitColor: 'transparent',
        headerBorderRadius: 0,
        cellPaddingBlock: 10,
        cellPaddingInline: 12,
        rowHoverBg: palette.ground,
        rowSelectedBg: palette.brandTint,
        rowSelectedHoverBg: palette.brandTint,
      },
      Button: {
        ...filled[scheme],
        dangerColor: dangerColor[scheme],
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
      },
      Checkbox: filled[scheme],
      DatePicker: filled[scheme],
      Steps: filled[scheme],
      Switch: { ...filled[scheme], colorTextQuaternary: palette.ink4, colorTextTertiary: palette.ink3 },
      Select: { multipleItemBg: palette.fill, multipleItemHeight: 24 },
      Segmented: {
        trackBg: palette.fill,
        trackPadding: 3,
        itemColor: palette.ink2,
        itemSelectedBg: palette.surface,
        itemSelectedColor: palette.brand,
        boxShadowTertiary: 'none',
      },
      Tabs: {
        horizontalItemPadding: '12px 0',
        titleFontSize: 14,
        itemColor: palette.ink2,
        itemHoverColor: palette.brand,
        itemSelectedColor: palette.ink1,
      },
      Pagination: { itemActiveBg: palette.brandTint, itemActiveColor: palette.brand },
      Form: { itemMarginBottom: 16, verticalLabelPadding: '0 0 4px', labelColor: palette.ink1 },
      Timeline: { tailColor: palette.line, itemPaddingBottom: 16 },
      Drawer: { paddingLG: 20, footerPaddingBlock: 12, footerPaddingInline: 20 },
    },
  };
}
