import { type Refusal, refuse } from '../platform/refusal.ts'
import type { OrdersDeps } from './orders-deps.ts'

/** A phone number as people write it, in E.164. `field` is the one that a refusal names. */
export async function checkedPhone(
  { phoneCheck }: Pick<OrdersDeps, 'phoneCheck'>,
  text: string,
  field = 'phone',
): Promise<string | Refusal> {
  const { valid, phone } = await phoneCheck.check(text)
  return valid && phone ? phone : refuse('phone.invalid', { [field]: 'field.phone' })
}
