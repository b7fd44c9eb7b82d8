// When the view of an order is loaded: while the form is filled in, so that it is there once the order is placed, and when the player leaves for a provider.
import { Card } from '#kit/Card.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';

export const OrderView = preloadable(
  async () => (await import('./OrderView.tsx')).OrderView,
  <Card>
    <Skeleton lines={7} height="1.5rem" />
  </Card>,
);
