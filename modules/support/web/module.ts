import type { WebModule } from '#web/slots.tsx';
import { SupportButton } from './support-button.tsx';

export const supportWeb = { name: 'support', slots: { help: SupportButton } } satisfies WebModule;
