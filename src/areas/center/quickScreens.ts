// Which screens stand beside the balance at the top of the member centre, and so not in its menu again.

export const quickScreens = ['/recharge', '/withdraw', '/wallet'] as const;
