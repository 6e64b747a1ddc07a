const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai', dateStyle: 'short' })

/** The current day in the Emirates, as fields have it. */
export const dubaiDay = (): string => format.format(new Date())
