import { wordLevels } from '#contract/operators/moderation-lists.ts';
import { ChoiceField, NumberField, SwitchField, TextField } from '#web/features/forms/fields.tsx';

const levels = Object.entries(wordLevels).map(([value, label]) => ({ value, label }));

export const LevelField = () => <ChoiceField label="处理方式" name="level" options={levels} />;

export const NoteField = () => <TextField label="备注" name="note" maxLength={100} placeholder="审核时会看到" />;

export const ActiveField = () => <SwitchField label="启用" name="active" />;

export const PositionField = () => <NumberField label="顺序，小的在前" name="position" min={0} max={999} width="" />;
