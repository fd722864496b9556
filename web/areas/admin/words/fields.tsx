import { NumberField, SwitchField } from '#web/features/forms/fields.tsx';

export const ActiveField = () => <SwitchField label="启用" name="active" />;

export const PositionField = () => <NumberField label="顺序，小的在前" name="position" min={0} max={999} width="" />;
