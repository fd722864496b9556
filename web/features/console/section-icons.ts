import { HandCoins, Headset, type LucideIcon } from 'lucide-react';
import type { SectionIcon } from '#contract/page.ts';

/** The icons that sections of modules name. */
export const namedIcons: Record<SectionIcon, LucideIcon> = { headset: Headset, wages: HandCoins };
