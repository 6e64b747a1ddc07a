import { useId } from 'react'
import type { OrderLine } from '#contract/orders.ts'
import { amountWithin } from '#web/shell/amount-within.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { partNameIn } from '#web/shell/part-name.ts'
import { FieldError } from '#web/ui/form/field.tsx'
import type { FieldBinding } from '#web/ui/form/form-state.ts'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { PiecesField } from '../../pieces-field.tsx'

import type { Pieces } from '../returnable.ts'
import './request.css'

type LinesFieldProps = FieldBinding<Pieces> & { lines: OrderLine[]; left: Pieces }

/** How many pieces of each line go back, up to what is left of it. */
export function LinesField({ lines, left, value, error, onChange }: LinesFieldProps) {
  const { t } = useTranslation('returns')
  const { language } = usePage()
  const id = useId()
  return (
    <fieldset className="request-lines">
      <legend className="field-label">{t('request.lines')}</legend>
      <ul>
        {lines.map((line) => {
          const { _id, sku, price } = line
          const most = left[_id] ?? 0
          if (most === 0) return null
          return (
            <li key={_id} className="request-line">
              <span className="request-part">
                <bdi dir="ltr" className="font-mono font-medium">
                  {sku}
                </bdi>
                <span dir="auto">
                  <MixedText text={partNameIn(line, language)} />
                </span>
                <span className="text-sm text-soft">
                  {t('request.each', { price: amountWithin(price) })}
                </span>
              </span>
              <PiecesField
                {...{ sku, most }}
                value={value[_id] ?? 0}
                errorId={error && id}
                onChange={(pieces) => onChange({ ...value, [_id]: pieces })}
              />
            </li>
          )
        })}
      </ul>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
