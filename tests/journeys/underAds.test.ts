// Nothing that can be pressed lies under a floating ad, in Chinese.
import { looksUnderAds } from '#support/looksUnderAds.ts';

looksUnderAds('zh-CN');
