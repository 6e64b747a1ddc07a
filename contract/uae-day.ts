const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai', dateStyle: 'short' })

/** The day in the UAE at a time: `2026-11-26`, as date fields have it. Takes a date, or ms since 1970. */
export const dayInUae = (time: string | number | Date) => days.format(new Date(time))
