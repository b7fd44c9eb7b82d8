// What stands in the place of a report while it loads.
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { waiting } from '../figureStyles.ts';

export function ReportSkeleton({ hasChart = false }: { hasChart?: boolean }) {
  return (
    <div className={waiting}>
      {hasChart && <Skeleton height="13rem" />}
      <Skeleton height="18rem" />
    </div>
  );
}
