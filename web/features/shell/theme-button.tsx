import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useEffect } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { readTheme, switchTheme, useTheme } from './theme.ts';

export function ThemeButton() {
  const theme = useTheme((state) => state.theme);
  useEffect(readTheme, []);
  return (
    <IconButton label={theme === 'dark' ? '切换到浅色' : '切换到深色'} onClick={switchTheme} className="script-only">
      {theme === 'dark' ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
    </IconButton>
  );
}
