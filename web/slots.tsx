import type { ComponentType } from 'react';

/**
 * Places of the core's pages that modules fill, with what each is given. A slot is empty without a module that fills it; where
 * several do, they stand in the order of the list of modules.
 */
export interface Slots {
  /** Asks the operators for help: a button or link with these classes. */
  help: { className?: string };
}

type SlotName = keyof Slots;

/** What a module shows on pages of the core. It is part of the first page's script, so parts that are not seen at once are loaded when shown. */
export interface WebModule {
  /** Its folder in `modules/`. */
  name: string;
  slots?: { readonly [S in SlotName]?: ComponentType<Slots[S]> };
}

let installed: readonly WebModule[] = [];
let off: readonly string[] = [];

/** Called once, before the first page is drawn. */
export function installModules(modules: readonly WebModule[]): void {
  installed = modules;
}

/** The site does not offer these: their slots stay empty, and nothing leads to their pages. */
export function switchModulesOff(names: readonly string[]): void {
  off = names;
}

/** Whether the site offers what a module adds; the core has no name. */
export const isOffered = (module: string | undefined): boolean => module === undefined || !off.includes(module);

/** What the modules show at a place of a page; nothing where none of them fills it. */
export function Slot<S extends SlotName>({ name, ...given }: { name: S } & Slots[S]) {
  return installed.map((module) => {
    const Part = isOffered(module.name) && (module.slots?.[name] as ComponentType<Slots[S]> | undefined);
    return Part ? <Part key={module.name} {...(given as unknown as Slots[S])} /> : null;
  });
}
