import type { WebModule } from '#web/slots.tsx';

export const webModules: readonly WebModule[] = [];
