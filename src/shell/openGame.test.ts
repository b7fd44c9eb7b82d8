// The door of a platform's game in a break: nobody asks the server for its link, and the way leads to the page of the break.
import './texts.ts';
import { expect, test, vi } from 'vitest';
import { openQuestion } from '#kit/overlay/dialog.ts';
import type { Site } from '#kit/page/site.ts';
import { openPlatformGame } from './openGame.ts';

const site = (inBreak: boolean) =>
  ({ role: 'member', visitor: { login: true, account: 'member01', inBreak }, onOff: {} }) as unknown as Site;

test.each([true, false])(
  'in a break the door says so, and leads on where the player agrees: %s',
  async (isAgreed) => {
    vi.stubGlobal('window', { location: { pathname: '/chess' } });
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    const navigate = vi.fn();
    const opened = openPlatformGame('sandbox-chess', 'niuniu', site(true), navigate);
    expect(openQuestion()).toMatchObject({ title: '休息中', confirm: '查看休息' });
    expect(openQuestion()!.text).toContain('休息期间不能投注、存款和参加活动');
    openQuestion()!.answer(isAgreed);
    await opened;
    expect(fetched).not.toHaveBeenCalled();
    expect(navigate.mock.calls).toEqual(isAgreed ? [['/takeBreak']] : []);
  },
);
