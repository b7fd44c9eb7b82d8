// Which part draws a field of a form.
import type { ReactNode } from 'react';
import { Choices, Values } from './Choices.tsx';
import type { FieldProps } from './FormContext.ts';
import { Group, List, Rows } from './Group.tsx';
import { ChoiceField, JsonField, MomentField, SwitchField, TextField } from './inputs.tsx';
import { PairField } from './PairField.tsx';
import { PictureField } from './PictureField.tsx';
import { type Widget, widgetOf } from './schema.ts';

const parts: Record<Widget, (props: FieldProps) => ReactNode> = {
  pair: PairField,
  choice: ChoiceField,
  switch: SwitchField,
  choices: Choices,
  values: Values,
  list: List,
  group: Group,
  map: Rows,
  picture: PictureField,
  moment: MomentField,
  text: TextField,
  json: JsonField,
};

export function Field(props: FieldProps) {
  const Part = parts[widgetOf(props.schema)];
  return <Part {...props} />;
}
