import { skuKey, withLatinDigits } from '#contract/part-number.ts'
import { ordersBefore } from '#contract/order-status.ts'
import { payoutsBefore } from '#contract/payout-status.ts'
import { parsePhone } from '../../platform/phones/phone-number.ts'

/** What a text can mean: everything that it has the form of. */
export type Terms = {
  /** With digits folded, for names and numbers of licences. */
  text: string
  /** As numbers and references are written: in capitals, without spaces. */
  number: string
  /** The key of a part number; empty where nothing is left of it. */
  key: string
  id?: string
  email?: string
  /** E.164. */
  phone?: string
  orderNo?: number
  /** Of a seller order within it. */
  place?: number
  payoutNo?: number
  taxNumber?: string
  iban?: string
  /** The beginning of the id of a company, from the reference of its transfers. */
  idStart?: string
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const orderForm = /^R?(\d{6,9})(?:-(\d{1,4}))?$/
const payoutForm = /^P(\d{6,9})$/
const taxForm = /^\d{15}$/
const ibanForm = /^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/
const transferForm = /^GH([\dA-F]{8})$/

/** Reads what an operator typed, in any spelling that people use. */
export function readTerms(typed: string): Terms {
  const text = withLatinDigits(typed).trim()
  const number = text.toUpperCase().replaceAll(/\s/g, '')
  const order = orderForm.exec(number)
  const payout = payoutForm.exec(number)
  const transfer = transferForm.exec(number)
  const phone = parsePhone(text)
  return {
    ...{ text, number, key: skuKey(text) },
    ...(uuid.test(text) && { id: text.toLowerCase() }),
    ...(text.includes('@') && { email: text.toLowerCase() }),
    ...(phone !== undefined && { phone }),
    ...(order && Number(order[1]) > ordersBefore && { orderNo: Number(order[1]) - ordersBefore }),
    ...(order?.[2] !== undefined && { place: Number(order[2]) }),
    ...(payout &&
      Number(payout[1]) > payoutsBefore && { payoutNo: Number(payout[1]) - payoutsBefore }),
    ...(taxForm.test(number) && { taxNumber: number }),
    ...(ibanForm.test(number) && { iban: number }),
    ...(transfer && { idStart: transfer[1]!.toLowerCase() }),
  }
}
