export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface EarlyInput extends Map<Field, string | boolean> {
  /** The listener that fills it. */
  note: (event: Event) => void;
  /** Pressed buttons that wait, in order and without duplicates; they carry `data-early`. */
  pressed: HTMLButtonElement[];
  /** The listener that fills `pressed`. */
  press: (event: Event) => void;
  /** Ctrl K was pressed in a console, which opens its search. */
  searches?: boolean;
  /** The listener that notes it. */
  key: (event: KeyboardEvent) => void;
}

declare global {
  interface Window {
    /** What was put into each field since the page came, as boot-script.ts notes it. */
    earlyInput: EarlyInput;
  }
}
