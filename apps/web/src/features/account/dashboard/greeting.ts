type Greeting = 'dashboard.morning' | 'dashboard.afternoon' | 'dashboard.evening';

/** By the local time of whoever is greeted: morning before 12, afternoon before 18. */
export const greetingAt = (now: Date): Greeting => {
  const hour = now.getHours();
  if (hour < 12) return 'dashboard.morning';
  return hour < 18 ? 'dashboard.afternoon' : 'dashboard.evening';
};
