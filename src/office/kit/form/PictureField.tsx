// A picture: its address, the picture itself, and a new one that is dropped on it or chosen.
import { type DragEvent, useState } from 'react';
import { addPicture } from '#contract/office/content.generated.ts';
import { useStation } from '../call/station.ts';
import { useAct } from '../call/useAct.ts';
import { useText } from '../locale.ts';
import { type FieldProps, useForm } from './FormContext.ts';
import { Labelled } from './Labelled.tsx';
import { addressHere, base64Of, picturesMostKb } from './pictures.ts';
import { scalarText } from './schema.ts';

export function PictureField(props: FieldProps) {
  const { value, onChange, label } = props;
  const t = useText();
  const { isReadOnly } = useForm();
  const station = useStation();
  const { act, isActing } = useAct(addPicture, { isQuiet: false });
  const [isOver, setOver] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file || isReadOnly || isActing) return;
    setTooLarge(file.size > picturesMostKb * 1000);
    if (file.size > picturesMostKb * 1000) return;
    const answer = await act({ bytes: base64Of(new Uint8Array(await file.arrayBuffer())) });
    if (answer) onChange(answer.address);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const shown = addressHere(scalarText(value), station);
  return (
    <Labelled
      {...props}
      input={(tied) => (
        <>
          <input
            {...tied}
            className="office-input"
            value={scalarText(value)}
            readOnly={isReadOnly}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
          />
          {!isReadOnly && (
            <label
              className={`content-drop${isOver ? ' content-drop-over' : ''}`}
              aria-busy={isActing}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(true);
              }}
              onDragLeave={() => setOver(false)}
              onDrop={drop}
            >
              {shown !== '' && <img src={shown} alt="" />}
              <span>{t(isActing ? 'office-content.field.uploading' : 'office-content.field.picture')}</span>
              <input
                type="file"
                className="office-unseen"
                accept="image/jpeg,image/png,image/webp,image/gif"
                aria-label={`${label} · ${t('office-content.field.picture')}`}
                onChange={({ target }) => {
                  void take(target.files?.[0]);
                  // The same file again is a press as well.
                  target.value = '';
                }}
              />
            </label>
          )}
          {isReadOnly && shown !== '' && <img className="content-picture" src={shown} alt="" />}
        </>
      )}
    >
      {isTooLarge && (
        <small className="office-fault" role="alert">
          {t('office-content.field.tooLarge', { size: picturesMostKb })}
        </small>
      )}
    </Labelled>
  );
}
