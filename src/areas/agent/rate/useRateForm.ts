// The rates and the bonus group of an account that is being opened or changed: what is typed, what is wrong with it, what is sent.
import { useRef, useState } from 'react';
import type { RegManageAnswer } from '#contract/agent.generated.ts';
import type { GameCategory } from '#contract/entities.generated.ts';
import { withdrawToast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { readMoney } from '#values/money.ts';
import { type Band, faultIn, groupWith, plainRate } from './band.ts';

export type RateName = GameCategory | 'groupBonus';
export type RateTerms = Pick<RegManageAnswer, 'rates' | 'step' | 'groupBonus'>;

export interface RateField {
  name: RateName;
  value: string;
  band: Band;
  error: string | undefined;
}

export interface RateForm {
  fields: readonly RateField[];
  set: (name: RateName, value: string) => void;
  /** All rates at one end of their bands; the bonus group as well. */
  setAll: (end: 'least' | 'most') => void;
  /** Says what is wrong; true where nothing is. */
  check: () => boolean;
  /** Shows what the server refused at its fields. */
  refuse: (error: unknown) => void;
  /** As a call takes them; only those that differ from the account's own where asked for. */
  request: (isChange?: boolean) => { [Name in GameCategory]?: string } & { groupBonus?: number };
}

/** Figures by their names, as they are typed. */
export type RateStart = { [Name in RateName]?: string };

interface RateFormOptions {
  /** What a new account or link begins with; the least where not given. */
  start?: RateStart;
  /** Whether a figure below the band is left to the server, which says how many of the team are above it. */
  isLeastOfTeam?: boolean;
}

/** Figures begin as the account has them: at the least for a new one, unless it starts with others. */
export function useRateForm(
  terms: RateTerms,
  { start = {}, isLeastOfTeam = false }: RateFormOptions = {},
): RateForm {
  const t = useText();
  const { step, groupBonus } = terms;
  const [typed, setTyped] = useState<RateStart>(start);
  const wholeGroup = {
    rate: String(groupBonus.rate),
    least: String(groupBonus.least),
    most: String(groupBonus.most),
    step: String(groupBonus.step),
  };
  const groupFor = (rate: string): string => groupWith(wholeGroup, groupBonus.base, rate);
  const ofRates = new Map<RateName, Band & { rate: string }>(
    terms.rates.map(({ category, ...band }) => [category, { ...band, step }]),
  );
  const lotteryRate = typed.lottery ?? plainRate(ofRates.get('lottery')!.rate);
  /** The bonus group ends at the one that goes with the lottery rate. */
  const bands = new Map<RateName, Band & { rate: string }>([
    ...ofRates,
    ['groupBonus', { ...wholeGroup, most: groupFor(lotteryRate) }],
  ]);
  const [errors, setErrors] = useState<{ [Name in RateName]?: string }>({});
  const place = useRef<RateName>(undefined);
  const typedIn = (name: RateName): string => typed[name] ?? plainRate(bands.get(name)!.rate);

  const show = (found: { [Name in RateName]?: string }): void => {
    setErrors(found);
    place.current = [...bands.keys()].find((name) => found[name] !== undefined);
    // The focus moves once the sentence is drawn, so that both are read together.
    requestAnimationFrame(() => {
      const input = document.querySelector<HTMLElement>(`input[name="${place.current}"]`);
      input?.scrollIntoView({ block: 'center' });
      input?.focus({ preventScroll: true });
    });
  };
  const sentence = (name: RateName): string | undefined => {
    const band = bands.get(name)!;
    const fault = faultIn(band, typedIn(name));
    if (fault === null || (fault === 'least' && isLeastOfTeam)) return undefined;
    return t(`agent.rate.fault.${fault}`, {
      least: plainRate(band.least),
      most: plainRate(band.most),
      step: plainRate(band.step),
    });
  };
  return {
    fields: [...bands].map(([name, band]) => ({ name, value: typedIn(name), band, error: errors[name] })),
    set: (name, value) => {
      const group = typedIn('groupBonus');
      const most = groupFor(value);
      // A group that is all the rate gives goes with it; a lower one stays, as far as the rate gives it.
      const moves =
        name === 'lottery' &&
        readMoney(value) !== undefined &&
        (group === groupFor(lotteryRate) || Number(group) > Number(most));
      setTyped((before) => ({ ...before, [name]: value, ...(moves && { groupBonus: most }) }));
      const gone: readonly string[] = moves ? [name, 'groupBonus'] : [name];
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !gone.includes(field))),
      );
    },
    setAll: (end) => {
      const ends = [...bands].map(([name, band]) => [name, plainRate(band[end])] as const);
      const { lottery } = Object.fromEntries(ends) as { lottery: string };
      setTyped({ ...Object.fromEntries(ends), ...(end === 'most' && { groupBonus: groupFor(lottery) }) });
      setErrors({});
    },
    check: () => {
      const found = Object.fromEntries(
        [...bands.keys()].map((name) => [name, sentence(name)] as const).filter(([, words]) => words),
      );
      show(found);
      return Object.keys(found).length === 0;
    },
    refuse: (error) => {
      const { fieldErrors = {}, msg = '' } = error as {
        fieldErrors?: { [Name in RateName]?: string };
        msg?: string;
      };
      // It is shown at its field, so no toast repeats it.
      if ([...bands.keys()].some((name) => fieldErrors[name] !== undefined)) withdrawToast(msg);
      show(fieldErrors);
    },
    request: (isChange = false) => {
      const names = [...bands.keys()].filter(
        (name) => !isChange || readMoney(typedIn(name)) !== readMoney(bands.get(name)!.rate),
      );
      return Object.fromEntries(
        names.map((name) => [name, name === 'groupBonus' ? Number(typedIn(name)) : typedIn(name)]),
      );
    },
  };
}
