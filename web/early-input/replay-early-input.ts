import type { EarlyInput, Field } from './early-input.ts';

/** Puts a box back to what the page holds, and presses it. */
function tick(box: HTMLInputElement, isTicked: boolean): void {
  // Of a set of radios only the last one pressed still is.
  if (box.type === 'radio' && !box.checked) return;
  box.checked = !isTicked;
  box.click();
}

const announce = (field: Field, event: 'input' | 'change') => field.dispatchEvent(new Event(event, { bubbles: true }));

/** Types anew, since a form may have emptied the field. React compares with what was set on the field itself. */
function type(field: Field, text: string): void {
  // Which file it is nobody but the person may set.
  if (field.type === 'file') return void announce(field, 'change');
  field.value = text ? '' : ' ';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  announce(field, field.tagName === 'SELECT' ? 'change' : 'input');
}

/** Presses the waiting buttons again. Typed input must have been rendered first, which React does in a microtask. */
async function press(early: EarlyInput): Promise<void> {
  for (const button of early.pressed.splice(0)) {
    await Promise.resolve();
    delete button.dataset.early;
    if (button.isConnected) button.click();
  }
}

/** Repeats what was noted, for the page to hear, and ends the noting. */
export async function replayEarlyInput(early: EarlyInput): Promise<void> {
  removeEventListener('input', early.note, true);
  for (const [field, said] of early) {
    if (!field.isConnected) continue;
    if (typeof said === 'boolean') tick(field as HTMLInputElement, said);
    else type(field, said);
  }
  early.clear();
  await press(early);
}
