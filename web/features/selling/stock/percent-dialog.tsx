import { useState } from 'react'
import type { OwnListing } from '#contract/selling.ts'
import { amountText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { withLatinDigits } from '#web/ui/form/phone-number.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FigureDialog } from './figure-dialog.tsx'
import { changedPrice, readPercent } from './price-change.ts'

const previewed = 5
const usual = [-10, -5, 5, 10]

type PercentDialogProps = {
  listings: readonly OwnListing[]
  onApply: (percent: number) => void
  onClose: () => void
}

/** Asks by how many per cent prices go up or down, and shows what becomes of them. */
export function PercentDialog({ listings, onApply, onClose }: PercentDialogProps) {
  const { t } = useTranslation('stock')
  const [text, setText] = useState('')
  const [validated, setValidated] = useState(false)
  const percent = readPercent(text)
  return (
    <FigureDialog
      title={t('percent.title')}
      apply={t('percent.apply')}
      onClose={onClose}
      onApply={() => {
        if (percent === undefined) setValidated(true)
        else onApply(percent)
        return percent !== undefined
      }}
    >
      <TextField
        name="figure"
        dir="ltr"
        // The decimal keys of some phones have no minus.
        inputMode="text"
        autoComplete="off"
        label={t('percent.field')}
        hint={t('percent.hint')}
        error={validated && percent === undefined ? t('percent.problem') : undefined}
        maxLength={8}
        value={text}
        onChange={(typed) => setText(withLatinDigits(typed))}
        onBlur={() => setValidated(text !== '')}
      />
      <div className="percent-usual" dir="ltr">
        {usual.map((value) => (
          <button
            key={value}
            type="button"
            className="button"
            aria-pressed={percent === value}
            onClick={() => setText(String(value))}
          >
            {value > 0 ? `+${value}` : `−${-value}`} %
          </button>
        ))}
      </div>
      <Preview listings={listings} percent={percent ?? 0} />
      <p className="text-sm text-soft">{t('percent.rounding')}</p>
    </FigureDialog>
  )
}

function Preview({ listings, percent }: { listings: readonly OwnListing[]; percent: number }) {
  const { t } = useTranslation('stock')
  const rest = listings.length - previewed
  return (
    <div>
      <table className="percent-preview">
        <thead>
          <tr>
            <th scope="col">{t('columns.sku')}</th>
            <th scope="col">{t('percent.before')}</th>
            <th scope="col">{t('percent.after')}</th>
          </tr>
        </thead>
        <tbody>
          {listings.slice(0, previewed).map(({ _id, partSKU, price }) => (
            <tr key={_id}>
              <th scope="row">
                <bdi dir="ltr" className="stock-sku">
                  {partSKU}
                </bdi>
              </th>
              <td>
                <bdi dir="ltr">{amountText(price)}</bdi>
              </td>
              <td data-changed={percent !== 0 || undefined}>
                <bdi dir="ltr">{amountText(changedPrice(price, percent))}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && <p className="pt-2 text-sm text-soft">{t('percent.rest', { number: rest })}</p>}
    </div>
  )
}
