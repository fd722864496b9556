import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

const withoutSpaces = (text: string | null) => text?.replace(/\s/g, '') ?? '';

/** The buttons of a name: antd puts a space between two characters. Faster than a query by role, of which forms need many. */
const buttons = (name: string, place: HTMLElement) =>
  [...place.querySelectorAll('button')].filter(
    (one) => withoutSpaces(one.getAttribute('aria-label') || one.textContent) === withoutSpaces(name),
  );

/** The only button of this name. */
export function button(name: string, place: HTMLElement = document.body): HTMLButtonElement {
  const [found, ...more] = buttons(name, place);
  if (!found || more.length > 0) throw new Error(`not one button "${name}" in ${place.textContent}`);
  return found;
}

export const noButton = (name: string, place: HTMLElement = document.body) => expect(buttons(name, place)).toEqual([]);

export const press = (name: string, place?: HTMLElement): void => void fireEvent.click(button(name, place));

/** Presses a button once it is there and may be pressed. */
export async function pressSoon(name: string, place?: HTMLElement): Promise<void> {
  await waitFor(() => expect(button(name, place).disabled).toBe(false));
  press(name, place);
}

export const field = (label: string | RegExp, place: HTMLElement = document.body) =>
  within(place).getAllByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' })[0] as HTMLInputElement;

export const fill = (label: string | RegExp, value: string, place?: HTMLElement): void =>
  void fireEvent.change(field(label, place), { target: { value } });

/** Writes into a field of a number, a day or a time, which takes its value when it is left. */
export function enter(into: string | RegExp | HTMLElement, value: string, place?: HTMLElement): void {
  const found = into instanceof HTMLElement ? into : field(into, place);
  fireEvent.mouseDown(found);
  fireEvent.change(found, { target: { value } });
  fireEvent.keyDown(found, { key: 'Enter', code: 'Enter', keyCode: 13 });
  fireEvent.blur(found);
}

/** Chooses an option of a list by its text. */
export async function choose(
  label: string | RegExp,
  option: string,
  place: HTMLElement = document.body,
): Promise<void> {
  fireEvent.mouseDown(within(place).getByLabelText(label, { selector: 'input' }));
  fireEvent.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
}

/** Chooses from a menu that a button opens. */
export async function pick(item: string): Promise<void> {
  fireEvent.click(await screen.findByText(item, { selector: '[role=menuitem] *' }));
}

/** Until no button waits for an answer. */
export const settled = () => waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());

export const dialog = () => screen.findByRole('dialog');
