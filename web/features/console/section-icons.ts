import { GraduationCap, HandCoins, Headset, type LucideIcon, Megaphone, Newspaper, Store, Wallet } from 'lucide-react';
import type { SectionIcon } from '#contract/page.ts';

/** The icons that sections of modules name. */
export const namedIcons: Record<SectionIcon, LucideIcon> = {
  announcements: Megaphone,
  content: Newspaper,
  exam: GraduationCap,
  fairs: Store,
  headset: Headset,
  wages: HandCoins,
  wallet: Wallet,
};
