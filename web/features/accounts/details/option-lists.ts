import { emirates } from '#contract/emirates.ts'
import { garageTypes } from '#contract/garage-types.ts'
import type { Translate } from '#web/shell/i18n.ts'

export const emirateOptions = (t: Translate<'register'>) =>
  emirates.map((value) => ({ value, label: t(`shell:emirates.${value}`) }))

export const garageTypeOptions = (t: Translate<'register'>) =>
  garageTypes.map((value) => ({ value, label: t(`garageTypes.${value}`) }))
