import { create } from 'zustand';

export type Theme = 'light' | 'dark';

/** Read before first paint by boot-script.ts, which also follows the system where nothing was chosen. */
const KEY = 'jyrc_theme';

const shown = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

export const useTheme = create<{ theme: Theme | null }>(() => ({ theme: null }));

/** Takes over what the boot script chose; called once the page is hydrated. */
export const readTheme = () => useTheme.setState({ theme: shown() });

/** Switches between light and dark, and keeps the choice. */
export function switchTheme(): void {
  const theme = shown() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  useTheme.setState({ theme });
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
