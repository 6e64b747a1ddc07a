import { useCallback, useEffect, useRef, useState } from 'react'
import { lineQuantityRange } from '#contract/limits.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useToast } from '#web/shell/toast.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { typedQuantity } from './typed-quantity.ts'
import './line-quantity.css'

const pauseMs = 500

type LineQuantityProps = {
  /** Of the part, for the labels. */
  sku: string
  quantity: number
  onChange: (quantity: number) => void
}

/**
 * How many of a part: one less, a box, one more. A change is reported when it has rested for half a second, or at
 * once when the focus moves or the page is left. What is no quantity is taken back, with the limits in a message.
 */
export function LineQuantity({ sku, quantity, onChange }: LineQuantityProps) {
  const { t } = useTranslation('cart')
  const toast = useToast()
  const [text, setText] = useState(String(quantity))
  const [shown, setShown] = useState(quantity)
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; report: () => void }>(undefined)
  if (shown !== quantity) {
    setShown(quantity)
    setText(String(quantity))
  }
  const flush = useCallback(() => {
    const change = pending.current
    pending.current = undefined
    clearTimeout(change?.timer)
    change?.report()
  }, [])
  useEffect(() => flush, [flush])

  const { min, max } = lineQuantityRange
  const typed = typedQuantity(text)
  const change = (next: number) => {
    setText(String(next))
    clearTimeout(pending.current?.timer)
    const report = () => next !== quantity && onChange(next)
    pending.current = { report, timer: setTimeout(flush, pauseMs) }
  }
  const step = (by: number) => change(Math.min(max, Math.max(min, (typed ?? quantity) + by)))
  const settle = () => {
    if (typed === undefined) toast(t('line.limits', { min, max: countText(max) }))
    change(typed ?? quantity)
    flush()
  }
  return (
    <span className="line-quantity" dir="ltr" onBlur={settle}>
      <button
        type="button"
        aria-label={t('line.less', { sku })}
        aria-disabled={(typed ?? quantity) <= min}
        onClick={() => step(-1)}
      >
        <Icon name="minus" />
      </button>
      <input
        className="control"
        aria-label={t('line.quantity', { sku })}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        maxLength={5}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
      />
      <button type="button" aria-label={t('line.more', { sku })} onClick={() => step(1)}>
        <Icon name="add" />
      </button>
    </span>
  )
}
