import { Segmented } from 'antd';

interface Props {
  halls: readonly { name: string }[];
  value: number;
  onChange(hall: number): void;
}

/** Which hall of a fair the plan shows, where it has several. */
export const HallPick = ({ halls, value, onChange }: Props) =>
  halls.length > 1 && (
    <Segmented
      options={halls.map(({ name }, hall) => ({ label: name, value: hall }))}
      value={value}
      onChange={onChange}
      aria-label="展厅"
    />
  );
