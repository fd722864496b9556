import type { ListName } from '../index/code-bits.ts';

/** What words stand for. Without any field they only connect others, and are ignored. */
export interface Means {
  /** Any of these codes, over all lists. */
  codes?: Partial<Record<ListName, string>>;
  /** Further codes that must hold, per list. */
  also?: Partial<Record<ListName, string>>;
  /** Codes that must not occur. */
  except?: Partial<Record<ListName, string>>;
  /** Regions by code or by full name. */
  places?: string;
  /** Words of titles and names that mean it as well, or stand for it where it has no code. */
  words?: string;
  /** The words count in descriptions too. */
  anywhere?: true;
  /** Codes to fall back to where no post has the words. */
  within?: Partial<Record<ListName, string>>;
  /** Codes of several lists to fall back to, of which a post must have one each. */
  withinAll?: Partial<Record<ListName, string>>;
  /** Published within, as in the filter 发布时间. */
  since?: 'today' | '3d' | '7d' | '30d';
}

/** Words that people type, and their meaning. Lists inside `means` are separated by spaces. */
export interface Saying {
  said: string[];
  /** The chip; default: the labels of the codes, or the typed word. */
  label?: string;
  /** The chip of `within`. */
  near?: string;
  means: Means;
  /** The words count as typed only: no misspelling is read as one of them. */
  isExact?: true;
}
