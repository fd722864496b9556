import { create } from 'zustand';
import { inBrowser } from '#web/session/browser-storage.ts';

type Theme = 'light' | 'dark';

/** Read before first paint by boot-script.ts, which follows the system unless a theme was chosen. */
const KEY = 'jyrc_theme';

const shown = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

export const useTheme = create<{ theme: Theme | null }>(() => ({ theme: null }));

/** Takes over the boot script's choice; called after hydration. */
export const readTheme = () => useTheme.setState({ theme: shown() });

/** Switches between light and dark, and stores the choice. */
export function switchTheme(): void {
  const theme = shown() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  useTheme.setState({ theme });
  inBrowser.write(KEY, theme);
}
