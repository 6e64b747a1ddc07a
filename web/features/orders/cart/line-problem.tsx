import { Link } from 'react-router'
import type { CartLine } from '#contract/carts.ts'
import { amountText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import '../line-problem.css'

type LineProblemProps = {
  line: CartLine
  /** Takes so many, at today's price; without it, the cart is only shown. */
  take: ((quantity: number) => void) | undefined
}

/** Why a line can't be ordered as it is, with the way out for who can change it. */
export function LineProblem({ line, take }: LineProblemProps) {
  const { t } = useTranslation('cart')
  const { problem, available, was, sku, quantity } = line
  if (problem === undefined) return null
  if (problem === 'price_changed')
    return (
      <p className="line-problem" data-mild>
        <span>
          {t('problem.price_changed')}{' '}
          <bdi dir="ltr" className="price">
            AED {amountText(was ?? line.price)}
          </bdi>
        </span>
        {take && (
          <button type="button" className="text-button" onClick={() => take(quantity)}>
            {t('problem.accept')}
          </button>
        )}
      </p>
    )
  const soldOut = problem === 'not_enough' && available === 0
  return (
    <p className="line-problem">
      <strong>
        {problem === 'not_enough' && !soldOut
          ? t('problem.not_enough', { count: available })
          : t(`problem.${soldOut ? 'sold_out' : problem}`)}
      </strong>
      {take &&
        (problem === 'not_enough' && !soldOut ? (
          <button type="button" className="text-button" onClick={() => take(available)}>
            {t('problem.takeAll', { count: available })}
          </button>
        ) : (
          <Link to={`/all-listings?search=${encodeURIComponent(sku)}`} className="text-button">
            {t('problem.others')}
          </Link>
        ))}
    </p>
  )
}
