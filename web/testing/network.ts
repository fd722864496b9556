import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Takes the browser off its network, or back; whoever goes off comes back. */
export function network(on: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(on);
  act(() => void window.dispatchEvent(new Event(on ? 'online' : 'offline')));
}
