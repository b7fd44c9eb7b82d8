// The pairs of sides that long runs are chosen by: the name of what is compared ends with its pair.

export const SIDE_PAIRS = ['大小', '单双', '龙虎', '前后'] as const;
