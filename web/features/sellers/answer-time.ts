import type { Language } from '#contract/language.ts'

const hour = 60
const day = 24 * hour
/** Beyond it the time is no reason to ask. */
const slowest = 3 * day

// What is said, in minutes: nobody promises 37 minutes.
const steps = [...[5, 15, 30, hour, 2 * hour, 4 * hour, 8 * hour, day, slowest]]

/** The time within which half of the questions were answered, as people say it; null for a slow seller. */
export function answerTimeText(minutes: number, language: Language): string | null {
  const step = steps.find((each) => minutes <= each)
  if (step === undefined) return null
  const [amount, unit] =
    step >= day ? [step / day, 'day'] : step >= hour ? [step / hour, 'hour'] : [step, 'minute']
  const locale = language === 'ar' ? 'ar-AE' : language
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
}
