import { SearchField } from '#web/features/console/list/filter-field.tsx';

/** Finds a person in a project's list. */
export const PersonSearch = ({ keyword, onFind }: { keyword: string | undefined; onFind(text: string): void }) => (
  <SearchField
    label="姓名或准考证号"
    placeholder="姓名或准考证号"
    className="w-52 max-sm:w-full"
    value={keyword}
    onFind={onFind}
  />
);
