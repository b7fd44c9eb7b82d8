// Owns the button that saves a code to scan as a picture; what draws it is there by then, with the code itself.
import { useState } from 'react';
import { saveFile } from '#browser/saveFile.ts';
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
}

/** Saves the code as a picture: whoever sees it on the phone they pay with cannot scan it. */
export function SaveQr({ content, label, doneText, fileName }: SaveQrProps) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const drawing = await import('./qrPng.ts').catch(() => null);
      if (!drawing) return void toast(t('kit.part.lost'), { kind: 'warn' });
      const png = await drawing.pngOf(content);
      if (!png) return;
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
