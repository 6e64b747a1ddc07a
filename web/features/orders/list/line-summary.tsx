import type { OrderLine } from '#contract/orders.ts'
import { CountedNumber } from '#web/shell/counted-number.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { partNameIn } from '#web/shell/part-name.ts'
import { MixedText } from '#web/ui/mixed-text.tsx'

const most = 3

/** The first parts of an order: quantity, number and name. */
export function LineSummary({ lines }: { lines: OrderLine[] }) {
  const { t } = useTranslation('orders')
  const { language } = usePage()
  const more = lines.length - most
  return (
    <ul className="line-summary">
      {lines.slice(0, most).map((line) => (
        <li key={line._id} data-refused={line.quantity === 0 || undefined}>
          <CountedNumber quantity={line.quantity || (line.ordered ?? 0)} sku={line.sku} />{' '}
          <span dir="auto" className="text-soft">
            <MixedText text={partNameIn(line, language)} />
          </span>
        </li>
      ))}
      {more > 0 && <li className="text-sm text-soft">{t('list.more', { count: more })}</li>}
    </ul>
  )
}
