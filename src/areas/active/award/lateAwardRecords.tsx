// The player's records as a part that is fetched when somebody looks at them.
import { Card } from '#kit/Card.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';

/** Holds the place of a part below a stage while it is fetched. */
export const meanwhile = (
  <Card>
    <Skeleton lines={6} />
  </Card>
);

export const LateAwardRecords = preloadable(
  async () => (await import('./AwardRecords.tsx')).AwardRecords,
  meanwhile,
);
