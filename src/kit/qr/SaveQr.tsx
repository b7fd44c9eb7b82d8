// The button that saves a code to scan as a picture, alone or on a poster; what draws the code is there by then, with the code itself.
import { useState } from 'react';
import { saveFile } from '#browser/file/saveFile.ts';
import { useText } from '#texts/useText.ts';
import { Button } from '../Button.tsx';
import { toast } from '../overlay/toast.ts';

export interface SaveQrProps {
  content: string;
  label: string;
  /** Said once it has been handed to the browser, which says little by itself. */
  doneText: string;
  /** Without its ending. */
  fileName: string;
  /** Draws it in place of the bare code; null where the browser draws none. Rejects where what draws it cannot be loaded. */
  draw?: () => Promise<Blob | null>;
}

/** Saves the code as a picture: whoever sees it on the phone they pay with cannot scan it. */
export function SaveQr({ content, label, doneText, fileName, draw }: SaveQrProps) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const drawn = draw ?? (async () => (await import('./qrPng.ts')).pngOf(content));
      const png = await drawn().catch(() => undefined);
      if (png === undefined) return void toast(t('kit.part.lost'), { kind: 'warn' });
      if (png === null) return;
      saveFile(`${fileName}.png`, png, 'image/png');
      toast(doneText, { kind: 'done' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="plain" size="small" working={isBusy} onClick={() => void save()}>
      {label}
    </Button>
  );
}
