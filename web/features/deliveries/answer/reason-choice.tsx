import { Button } from '#web/ui/button.tsx';
import { takeFocus } from '#web/ui/take-focus.ts';

interface Props {
  question: string;
  /** What is answered, and its words. */
  reasons: readonly (readonly [reason: string, label: string])[];
  look?: 'outline' | 'danger';
  busy?: boolean;
  /** The way back. */
  back: string;
  onChoose(reason: string): void;
  onBack(): void;
}

/** Asks why before something ends; the reason that is chosen ends it. */
export const ReasonChoice = ({ question, reasons, look, busy, back, onChoose, onBack }: Props) => (
  <fieldset ref={takeFocus} tabIndex={-1} className="mt-4 flex basis-full flex-wrap items-center gap-2 outline-none">
    <legend className="mb-2 text-14 text-ink-2">{question}</legend>
    {reasons.map(([reason, label]) => (
      <Button key={reason} size="s" look={look} busy={busy} onClick={() => onChoose(reason)}>
        {label}
      </Button>
    ))}
    <Button look="text" size="s" busy={busy} onClick={onBack}>
      {back}
    </Button>
  </fieldset>
);
