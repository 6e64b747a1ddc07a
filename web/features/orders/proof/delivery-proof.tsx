import { useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { CodeForm } from './code-form.tsx'
import type { ProofFormProps } from './proof-form-props.ts'
import { ReceiptForm } from './receipt-form.tsx'
import '../step-form.css'

type DeliveryProofProps = Omit<ProofFormProps, 'focused'> & {
  /** Whether it is in a dialog, which the user has just opened. */
  inDialog?: boolean
}

/** Proves a delivery: by the buyer's code, or by the receiver's name with a picture. */
export function DeliveryProof({ inDialog = false, ...form }: DeliveryProofProps) {
  const { t } = useTranslation('orders')
  const [hasCode, setHasCode] = useState(true)
  const Form = hasCode ? CodeForm : ReceiptForm
  return (
    <>
      <Form {...form} focused={inDialog} />
      <button type="button" className="text-button" onClick={() => setHasCode(!hasCode)}>
        {t(hasCode ? 'deliver.without' : 'deliver.with')}
      </button>
    </>
  )
}
