import type { EarlyInput, Field } from './early-input.ts';

/** Puts a box back to what the page holds, and presses it. */
function tick(box: HTMLInputElement, isTicked: boolean): void {
  // Of a set of radios only the last one pressed still is.
  if (box.type === 'radio' && !box.checked) return;
  box.checked = !isTicked;
  box.click();
}

/** Types anew, since a form may have emptied the field. React compares with what was set on the field itself. */
function type(field: Field, text: string): void {
  field.value = text ? '' : ' ';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
}

/** Repeats what was noted, for the page to hear, and ends the noting. */
export function tellEarlyInput(early: EarlyInput): void {
  removeEventListener('input', early.note, true);
  for (const [field, said] of early) {
    if (!field.isConnected) continue;
    if (typeof said === 'boolean') tick(field as HTMLInputElement, said);
    else type(field, said);
  }
  early.clear();
}
