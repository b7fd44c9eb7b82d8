// Nothing that can be pressed lies under a floating ad, in English.
import { looksUnderAds } from '#support/looksUnderAds.ts';

looksUnderAds('en');
