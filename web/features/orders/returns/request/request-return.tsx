import { useState } from 'react'
import { mostReturns } from '#contract/limits.ts'
import type { SellerOrder } from '#contract/orders.ts'
import type { Return } from '#contract/returns.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { useMinute } from '#web/shell/use-minute.ts'
import { Icon } from '#web/ui/icon.tsx'
import { piecesLeft, sumOfPieces } from '../returnable.ts'
import { RequestDialog } from './request-dialog.tsx'
import '../returns.css'

type RequestReturnProps = { order: SellerOrder; returns: Return[]; onRequested: () => void }

/** The way to ask for a return, as long as there is time and something is left to give back. */
export function RequestReturn({ order, returns, onRequested }: RequestReturnProps) {
  const { t } = useTranslation('returns')
  const { language } = usePage()
  const now = useMinute()
  const [isOpen, setOpen] = useState(false)
  const { state, return_by: until, lines } = order
  const isInTime = state === 'delivered' && now !== null && until && Date.parse(until) > now
  if (!isInTime || returns.length >= mostReturns) return null
  if (sumOfPieces(piecesLeft(lines, returns)) === 0) return null
  return (
    <div className="return-ask">
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <Icon name="return" />
        {t('request.button')}
      </button>
      <span className="text-sm text-soft">
        {t('request.until', { time: momentText(until, language) })}
      </span>
      {isOpen && (
        <RequestDialog
          {...{ order, returns }}
          onRequested={() => {
            setOpen(false)
            onRequested()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
