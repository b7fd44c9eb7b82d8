// The key of the data in databases of measurements and crash tests, which several processes share.
export const dataKeyOfHarness = 'the data key of the harness';
