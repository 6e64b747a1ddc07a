import type { DeliverySettings } from '#contract/delivery.ts'
import { emirates, type Emirate } from '#contract/emirates.ts'
import { numberIn, settleNumber } from '#web/ui/form/number-text.ts'

export const moneyShape = { decimals: 2, digits: 7 }
export const countShape = { decimals: 0, digits: 3 }

/** What the form has, by the paths that the server names in its errors. */
export type SettingsValues = {
  'pickup.on': boolean
  'pickup.hours': string
  'own.on': boolean
  'own.free_from': string
  'own.hours': string
  'courier.on': boolean
  'courier.fee': string
  'courier.free_from': string
  'courier.days': string
  answer_hours: string
  holidays: readonly string[]
} & Record<`own.fees.${Emirate}`, string>

const moneyText = (dirhams: number | null | undefined) =>
  typeof dirhams === 'number' ? settleNumber(String(dirhams), moneyShape) : ''

/** Settings as the texts of a form; an emirate without a fee stays empty. */
export function toValues(settings: DeliverySettings): SettingsValues {
  const { pickup, own, courier, answer_hours, holidays } = settings
  const fees = emirates.map((emirate) => [`own.fees.${emirate}`, moneyText(own.fees[emirate])])
  return {
    ...(Object.fromEntries(fees) as Record<`own.fees.${Emirate}`, string>),
    'pickup.on': pickup.on,
    'pickup.hours': pickup.hours,
    'own.on': own.on,
    'own.free_from': moneyText(own.free_from),
    'own.hours': own.hours,
    'courier.on': courier.on,
    'courier.fee': moneyText(courier.fee),
    'courier.free_from': moneyText(courier.free_from),
    'courier.days': String(courier.days),
    answer_hours: String(answer_hours),
    holidays,
  }
}

/** The settings that a form says; its fields have been checked. */
export function toSettings(values: SettingsValues): DeliverySettings {
  const money = (text: string) => numberIn(text, moneyShape)
  const count = (text: string) => numberIn(text, countShape) ?? 0
  const fees = emirates.flatMap((emirate) => {
    const fee = money(values[`own.fees.${emirate}`])
    return fee === undefined ? [] : [[emirate, fee] as const]
  })
  return {
    pickup: { on: values['pickup.on'], hours: values['pickup.hours'].trim() },
    own: {
      on: values['own.on'],
      fees: Object.fromEntries(fees),
      free_from: money(values['own.free_from']) ?? null,
      hours: values['own.hours'].trim(),
    },
    courier: {
      on: values['courier.on'],
      fee: money(values['courier.fee']) ?? 0,
      free_from: money(values['courier.free_from']) ?? null,
      days: count(values['courier.days']),
    },
    answer_hours: count(values.answer_hours),
    holidays: [...values.holidays],
  }
}

/** What is wrong with the values, by field, as a key of its text. */
export function problemsIn(values: SettingsValues, ranges: Record<'days' | 'hours', Range>) {
  const isOutside = (text: string, { min, max }: Range) => {
    const count = numberIn(text, countShape)
    return count === undefined || count < min || count > max
  }
  const { own, courier, pickup } = toSettings(values)
  return {
    ...(!own.on && !courier.on && !pickup.on && { 'pickup.on': 'oneNeeded' as const }),
    ...(own.on && Object.keys(own.fees).length === 0 && { 'own.on': 'feesNeeded' as const }),
    ...(courier.on &&
      numberIn(values['courier.fee'], moneyShape) === undefined && {
        'courier.fee': 'feeNeeded' as const,
      }),
    ...(courier.on &&
      isOutside(values['courier.days'], ranges.days) && { 'courier.days': 'daysWrong' as const }),
    ...(isOutside(values.answer_hours, ranges.hours) && { answer_hours: 'answerWrong' as const }),
  }
}

type Range = { min: number; max: number }
