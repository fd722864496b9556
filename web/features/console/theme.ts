import { type MappingAlgorithm, type ThemeConfig, theme } from 'antd';
import tokens from '#web/styles/tokens.css?raw';

type Scheme = 'light' | 'dark';
type Token =
  | `brand${'' | '-solid' | '-hover' | '-press' | '-tint'}`
  | `ink-${1 | 2 | 3 | 4}`
  | `err${'' | '-ink'}`
  | `line${'' | '-strong'}`
  | ('ground' | 'surface' | 'raised' | 'fill' | 'warm' | 'ok');

const [light = '', dark = ''] = tokens.split('[data-theme="dark"]');

/** The colours of a scheme, which antd needs as values. */
export const paletteOf = (scheme: Scheme) =>
  Object.fromEntries(
    [...(scheme === 'dark' ? dark : light).matchAll(/--([\w-]+): (#[0-9a-f]+)/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  ) as Record<Token, string>;

/** The dark algorithm reduces semantic colours below AA contrast, and hovered ones further: the tokens are used unchanged. */
const darkWith =
  ({ brand, ok, warm, err, ...more }: Record<Token, string>): MappingAlgorithm =>
  (seed, map) => ({
    ...theme.darkAlgorithm(seed, map),
    colorPrimary: brand,
    colorPrimaryHover: brand,
    colorPrimaryActive: brand,
    colorPrimaryText: brand,
    colorPrimaryBg: more['brand-tint'],
    colorInfo: brand,
    colorLink: brand,
    colorLinkHover: brand,
    colorLinkActive: brand,
    colorSuccess: ok,
    colorWarning: warm,
    colorError: err,
    colorErrorHover: more['err-ink'],
    colorErrorActive: err,
    colorErrorText: err,
    colorBgSpotlight: more['line-strong'],
  });

/**
 * The consoles' antd theme, from the same tokens as the public pages; without `motion`, dialogs and drawers open without
 * animation.
 */
export function consoleTheme(scheme: Scheme, motion = true): ThemeConfig {
  const palette = paletteOf(scheme);
  // Backgrounds of white text keep the solid blues in dark mode, where the text blue is too bright.
  const filled = {
    colorPrimary: palette['brand-solid'],
    colorPrimaryHover: palette['brand-hover'],
    colorPrimaryActive: palette['brand-press'],
  };
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
      colorText: palette['ink-1'],
      colorTextSecondary: palette['ink-2'],
      colorTextTertiary: palette['ink-3'],
      colorTextPlaceholder: palette['ink-3'],
      colorBgLayout: palette.ground,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.raised,
      colorFillAlter: palette.fill,
      colorBorder: palette['line-strong'],
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
        headerColor: palette['ink-3'],
        headerSplitColor: 'transparent',
        headerBorderRadius: 0,
        cellPaddingBlock: 10,
        cellPaddingInline: 12,
        rowHoverBg: palette.ground,
        rowSelectedBg: palette['brand-tint'],
        rowSelectedHoverBg: palette['brand-tint'],
      },
      Button: {
        ...filled,
        // Black on the bright red of dark mode: white would have too little contrast.
        dangerColor: scheme === 'dark' ? palette.ground : palette.surface,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
      },
      Checkbox: filled,
      DatePicker: filled,
      Steps: filled,
      Switch: { ...filled, colorTextQuaternary: palette['ink-4'], colorTextTertiary: palette['ink-3'] },
      Select: { multipleItemBg: palette.fill, multipleItemHeight: 24 },
      Segmented: {
        trackBg: palette.fill,
        trackPadding: 3,
        itemColor: palette['ink-2'],
        itemSelectedBg: palette.surface,
        itemSelectedColor: palette.brand,
        boxShadowTertiary: 'none',
      },
      Tabs: {
        horizontalItemPadding: '12px 0',
        titleFontSize: 14,
        itemColor: palette['ink-2'],
        itemHoverColor: palette.brand,
        itemSelectedColor: palette['ink-1'],
      },
      Pagination: { itemActiveBg: palette['brand-tint'], itemActiveColor: palette.brand },
      Form: { itemMarginBottom: 16, verticalLabelPadding: '0 0 4px', labelColor: palette['ink-1'] },
      Timeline: { tailColor: palette.line, itemPaddingBottom: 16 },
      Drawer: { paddingLG: 20, footerPaddingBlock: 12, footerPaddingInline: 20 },
    },
  };
}
