// The pictures of a post being written: adding, each sent as soon as it is chosen and again after a failure, and taking out.
import { css } from '@linaria/core';
import { Icon } from '#kit/Icon.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { Picture } from '#kit/picture/Picture.tsx';
import { useText } from '#texts/useText.ts';
import { picturesMost, type UploadOptions, useUploads } from './useUploads.ts';

const grid = css`
  display: grid;
  margin: 0;
  padding: 0;
  border: 0;
  /* Three, so that beside a cross of a finger's size the rest of a picture can still be pressed. */
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-2);
  > div,
  > label {
    position: relative;
    overflow: hidden;
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    border-radius: var(--radius-small);
    background: var(--surface-sunken);
    color: var(--text-quiet);
    font-size: var(--font-caption);
    text-align: center;
  }
  > label {
    align-content: center;
    border: 1px dashed var(--text-faint);
    font-size: 1.5rem;
    > small {
      font-size: var(--font-caption);
    }
    &:has(:focus-visible) {
      outline: 2px solid var(--brand-text);
      outline-offset: 2px;
    }
    > input {
      position: absolute;
      inset: 0;
      opacity: 0;
      font-size: 0;
    }
  }
  > div > span {
    grid-area: 1 / 1;
  }
`;
const remove = css`
  position: absolute;
  top: 0;
  right: 0;
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  color: #fff;
  &::before {
    content: '';
    position: absolute;
    inset: 0.625rem;
    border-radius: 50%;
    background: rgb(0 0 0 / 60%);
  }
  > svg {
    position: relative;
    font-size: 0.875rem;
  }
`;
const unsent = css`
  color: var(--danger);
  font-size: var(--font-small);
`;
const retry = css`
  width: 100%;
  height: 100%;
  /* Below the cross. */
  padding-top: 1.75rem;
  color: var(--danger);
`;

export function PictureField({ keptAs, pictures, onChange, onState }: UploadOptions) {
  const t = useText();
  const { uploads, state, drop, upload, add } = useUploads({ keptAs, pictures, onChange, onState });
  return (
    <>
      <fieldset className={grid} aria-label={t('forum.pictures')}>
        {pictures.map((picture, at) => (
          <div key={picture.key}>
            <Picture src={picture.url} alt={t('forum.picture.number', { number: at + 1 })} ratio="1" />
            <button
              type="button"
              className={`${remove} ${pressable}`}
              aria-label={t('forum.picture.remove', { number: at + 1 })}
              onClick={() => onChange((before) => before.filter(({ key }) => key !== picture.key))}
            >
              <Icon name="close" />
            </button>
          </div>
        ))}
        {uploads.map((each) => (
          <div key={each.id} role="status">
            {each.hasFailed ? (
              <>
                <button type="button" className={`${retry} ${pressable}`} onClick={() => void upload(each)}>
                  {t('forum.picture.retry')}
                </button>
                <button
                  type="button"
                  className={`${remove} ${pressable}`}
                  aria-label={t('forum.picture.leaveOut')}
                  onClick={() => drop(each.id)}
                >
                  <Icon name="close" />
                </button>
              </>
            ) : (
              t('forum.picture.sending')
            )}
          </div>
        ))}
        {pictures.length + uploads.length < picturesMost && (
          <label className={pressable}>
            <Icon name="plus" />
            <small>{t('forum.picture.add', { count: pictures.length, most: picturesMost })}</small>
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp,image/gif"
              multiple
              aria-label={t('forum.picture.choose')}
              onChange={({ target }) => {
                const files = [...(target.files ?? [])];
                target.value = '';
                void add(files);
              }}
            />
          </label>
        )}
      </fieldset>
      {state === 'failed' && (
        <p className={unsent} role="alert">
          {t('forum.picture.unsent')}
        </p>
      )}
    </>
  );
}
