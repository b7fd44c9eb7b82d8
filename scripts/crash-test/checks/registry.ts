// The check of the registry of exclusions: whom it excludes was never let in to play, whatever it answered or did not, and a rule decided where it was silent.
import type { Check } from '../world.ts';

/** With so many requests of all players the registry was silent for some log-in under each rule. */
const enoughRequests = 1_000;

const registry: Check = {
  says: 'nobody whom the registry excludes was let in to play, what it said is kept as it said it, and where it was silent the rule of the station decided',
  async look({ pool, askedMembers, history }) {
    const faults: string[] = [];
    const { rows: kept } = await pool.query<{
      station: string;
      person: string;
      answer: string;
      count: number;
    }>(
      "SELECT station, person, answer, count(*)::int AS count FROM registry_answer WHERE question = 'login' GROUP BY 1, 2, 3",
    );
    for (const { station, name, person, isExcluded, rule, closed } of askedMembers) {
      const whose = `${name} of ${station}`;
      const open = closed.filter((isClosed) => !isClosed).length;
      if (isExcluded && open > 0) faults.push(`${whose} is excluded, and was let in ${open} times.`);
      // The answer of before stands where none comes.
      const first = closed.indexOf(false);
      if (!isExcluded && rule === 'lastKnown' && first >= 0 && closed.lastIndexOf(true) > first)
        faults.push(`${whose} was kept out, though the last answer was clear.`);
      const said = kept.filter((row) => row.station === station && row.person === person);
      const right = isExcluded ? 'excluded' : 'clear';
      faults.push(
        ...said
          .filter(({ answer }) => answer !== right)
          .map(({ answer, count }) => `Of ${whose} ${count} answers are kept as ${answer}.`),
      );
    }
    const clear = (rule: string) => askedMembers.filter((one) => one.rule === rule && !one.isExcluded);
    const letIn = (rule: string) =>
      clear(rule).reduce((sum, { closed }) => sum + closed.filter((isClosed) => !isClosed).length, 0);
    if (history.all.length >= enoughRequests) {
      if (!clear('closed').some(({ closed }) => closed.includes(true)))
        faults.push('Nobody was kept out by silence: nothing is proven of the rule closed.');
      if (letIn('closed') === 0) faults.push('Nobody was let in: nothing is proven of the rule closed.');
      const answers = clear('lastKnown').reduce(
        (sum, { station, person }) =>
          sum +
          kept.reduce(
            (own, row) => (row.station === station && row.person === person ? own + row.count : own),
            0,
          ),
        0,
      );
      // Each answer that came is kept, also one that came too late.
      if (letIn('lastKnown') <= answers)
        faults.push('Nobody was let in by the last answer: nothing is proven of the rule lastKnown.');
    }
    return { counted: askedMembers.reduce((sum, { closed }) => sum + closed.length, 0), faults };
  },
};

export default registry;
