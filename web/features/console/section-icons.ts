import { HandCoins, Headset, type LucideIcon, Store, Wallet } from 'lucide-react';
import type { SectionIcon } from '#contract/page.ts';

/** The icons that sections of modules name. */
export const namedIcons: Record<SectionIcon, LucideIcon> = {
  fairs: Store,
  headset: Headset,
  wages: HandCoins,
  wallet: Wallet,
};
