import { useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { NumberField } from '#web/ui/form/number-field.tsx'
import { amountShapes, readAmount } from './amount-entry.ts'
import { FigureDialog } from './figure-dialog.tsx'

type PiecesDialogProps = { onApply: (quantity: number) => void; onClose: () => void }

/** Asks for the quantity that all chosen listings get. */
export function PiecesDialog({ onApply, onClose }: PiecesDialogProps) {
  const { t } = useTranslation('stock')
  const [text, setText] = useState('')
  const [validated, setValidated] = useState(false)
  const read = readAmount('quantity', text)
  const problem = 'problem' in read ? t(`problems.quantity.${read.problem}`) : undefined
  return (
    <FigureDialog
      title={t('pieces.title')}
      apply={t('pieces.apply')}
      onClose={onClose}
      onApply={() => {
        if ('problem' in read) setValidated(true)
        else onApply(read.value)
        return !('problem' in read)
      }}
    >
      <NumberField
        name="figure"
        shape={amountShapes.quantity}
        label={t('pieces.field')}
        hint={t('pieces.hint')}
        error={validated ? problem : undefined}
        value={text}
        onChange={setText}
        onBlur={() => setValidated(text !== '')}
      />
    </FigureDialog>
  )
}
