import { createHmac, timingSafeEqual } from 'node:crypto'

// What Stripe's own libraries allow between their clock and ours.
const TOLERANCE_SECONDS = 300

/** Whether a body was signed by Stripe with this secret within five minutes: `t=<seconds>,v1=<HMAC>[,v1=…]`. */
export function isSignedByStripe(
  body: Buffer,
  header: string | string[] | undefined,
  { secret, now }: { secret: string; now: Date },
): boolean {
  if (typeof header !== 'string') return false
  const pairs = header.split(',').map((pair) => pair.trim().split('=', 2))
  const valuesOf = (name: string) => pairs.flatMap(([key, value]) => (key === name ? [value!] : []))
  const [time] = valuesOf('t')
  if (time === undefined || !/^\d{1,12}$/.test(time)) return false
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS) return false
  const right = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  return valuesOf('v1').some((value) => {
    const given = Buffer.from(value ?? '', 'hex')
    return given.length === right.length && timingSafeEqual(given, right)
  })
}
