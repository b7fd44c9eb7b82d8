// Starts the back office in the browser.
// Before all of the library is made ready: what the desk of a station asks.
import './shell/early.ts';
import { createRoot } from 'react-dom/client';
import { keepKeyboardFocus } from '#browser/keyboardFocus.ts';
import english from '#texts/en/office.generated.ts';
import chinese from '#texts/zh-CN/office.generated.ts';
import { bringTexts } from './kit/locale.ts';
import { startAhead } from './shell/ahead.ts';
import { giveNonceToStyles } from './shell/nonce.ts';
import { Root } from './shell/Root.tsx';
import './style.css';

giveNonceToStyles();
bringTexts({ 'zh-CN': chinese, en: english });
startAhead();
keepKeyboardFocus();
createRoot(document.getElementById('office')!).render(<Root />);
