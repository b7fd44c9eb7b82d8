// The hour in Beijing at which the interest of the day before is paid.
export const payHour = 6;
