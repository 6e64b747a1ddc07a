import type { CartLine } from '#contract/carts.ts'
import { amountWithin } from '#web/shell/amount-within.ts'
import { companyWords } from '#web/shell/company-words.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { betterKind } from './better-kind.ts'
import type { LineChange } from './use-cart.ts'

type BetterOfferProps = { line: CartLine; setLine: (change: LineChange) => void }

/** Another offer of the same part that is cheaper or nearer, and takes the line's place in one press. */
export function BetterOffer({ line, setLine }: BetterOfferProps) {
  const { t } = useTranslation('cart')
  const { language } = usePage()
  const { better, listing_id, sku, quantity, vehicle, substitution } = line
  if (!better) return null
  const { kind, dirhams } = betterKind(line, better)
  // Isolated, so that a name in another script doesn't turn the sentence around.
  const { company_name: name, company_name_ar: nameAr } = better.seller
  const seller = `\u2068${companyWords(name, nameAr, language)!.text}\u2069`
  const amount = amountWithin(dirhams)
  const emirate = t(`shell:emirates.${better.seller.emirate}`)
  const take = () =>
    setLine({
      ...{ listing_id: better.listing_id, quantity, vehicle, substitution },
      instead_of: listing_id,
    })
  return (
    <p className="cart-line-better">
      <span>{t(`better.${kind}`, { amount, seller, emirate })}</span>
      <button
        type="button"
        className="text-button"
        aria-label={t('better.takeOf', { sku, seller })}
        onClick={take}
      >
        {t('better.take')}
      </button>
    </p>
  )
}
