import Maximize2 from 'lucide-react/icons/maximize-2';
import Minimize2 from 'lucide-react/icons/minimize-2';
import type { ResumeSheet } from '#contract/resumes/resume-output.ts';
import { SheetView } from '#web/features/resume-sheet/sheet-view.tsx';
import { Button } from '#web/ui/button.tsx';

/** On a phone: turns between whole pages and a size to read. */
export function ZoomButton({ large, onTurn }: { large: boolean; onTurn(large: boolean): void }) {
  const Size = large ? Minimize2 : Maximize2;
  return (
    <Button look="text" className="sm:hidden" aria-pressed={large} onClick={() => onTurn(!large)}>
      <Size size={16} aria-hidden />
      {large ? '看整页' : '放大'}
    </Button>
  );
}

interface Props {
  sheet: ResumeSheet;
  large: boolean;
}

/** The pages of a resume below each other. A phone shows each page whole, from edge to edge; enlarged, they scroll sideways. */
export const SheetPart = ({ sheet, large }: Props) => (
  <section
    aria-label="简历各页"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
    tabIndex={0}
    className={`max-sm:-mx-4 ${large ? 'max-sm:overflow-x-auto max-sm:px-4 max-sm:[&>*]:w-150' : 'max-sm:[&_.sheet-paper]:rounded-none'}`}
  >
    <SheetView sheet={sheet} />
  </section>
);
