import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { takeEarlySearch } from '#web/early-input/use-early-input.ts';

const load = () => import('./palette.tsx').then(({ Palette }) => Palette);
const Palette = lazyPart(load);

/** The search box of the top bar; Ctrl K or ⌘ K opens it from anywhere in the console. */
export function PaletteBox() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    // Loaded ahead: what is typed right after Ctrl K must not be lost.
    load().catch(() => undefined);
    if (takeEarlySearch()) setOpen(true);
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        className="flex h-9 min-w-9 cursor-pointer items-center gap-2 rounded-ctl bg-fill px-2.5 text-14 text-ink-3 hover:text-ink-1 xl:w-72 xl:border xl:border-line"
        onClick={() => setOpen(true)}
      >
        <Search size={16} aria-hidden="true" />
        <span className="flex-1 text-left max-xl:sr-only">搜职位、人选、对话</span>
        <kbd className="rounded-[4px] border border-line-strong bg-surface px-1.5 font-sans text-12 leading-[18px] max-xl:hidden">
          Ctrl K
        </kbd>
      </button>
      {open && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}
