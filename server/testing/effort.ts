/** How often to repeat what is drawn at random: few times, or `full` with `TEST_EFFORT=full`. */
export const repetitions = (few: number, full: number): number =>
  process.env.TEST_EFFORT === 'full' ? full : few
