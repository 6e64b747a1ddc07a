import { countText } from '#web/shell/format.ts'

const form = /^\d{1,2}(\.\d{1,2})?$/

/** What is typed as a rate; undefined where it is none. */
export const percentFrom = (text: string): number | undefined =>
  form.test(text.trim()) ? Number(text) : undefined

/** For sentences: apart from the text around it, whose direction may differ. */
export const percentText = (percent: number) => `\u2066${countText(percent)} %\u2069`

export function Percent({ percent }: { percent: number }) {
  return <bdi dir="ltr">{countText(percent)} %</bdi>
}
